import { type MouseEvent, useId, useRef, useState } from 'react';
import { type Bilingual, type Language, LANGUAGES } from '@directory/domain/language';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';
import { controlOf } from '../../ui/form/form-controls.ts';
import { ABOUT, draftOf, type FirstWords, HOW, MOST_ABOUT, WHEN, withDraft } from './first-words.ts';

/**
 * Three questions, each of which may be left out, that make a first message in the form's own field: to be changed or thrown away. Nothing
 * leaves the device before it is sent.
 */
export function WriteDraft() {
  const { t } = useTranslation('message-form');
  const [words, setWords] = useState<FirstWords>({ about: [], when: [], how: null });
  const page = useLanguage();
  const made = useRef('');
  const [isOpen, setIsOpen] = useState(false);
  const [needsPhone, setNeedsPhone] = useState(false);
  const { about, when, how } = words;
  const toggled = (chosen: readonly number[], place: number) =>
    chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place];

  function write({ currentTarget }: MouseEvent<HTMLButtonElement>, language: Language): void {
    const field = controlOf(currentTarget.form, 'message');
    if (!field) return;
    const draft = draftOf(words, language);
    field.value = withDraft(field.value, made.current, draft);
    made.current = draft;
    const phone = controlOf(currentTarget.form, 'phone');
    setNeedsPhone(how !== null && how > 0 && !phone?.value);
    phone?.addEventListener('change', () => setNeedsPhone(false), { once: true });
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  return (
    <details className="panel needs-scripts" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('help.title')}</summary>
      {/* Not for those who write by themselves: their form is long enough. */}
      {isOpen && (
        <div className="stack gap-4">
          <p className="field-hint">{t('help.text')}</p>
          <Chips
            label={t('help.about', { most: MOST_ABOUT })}
            texts={ABOUT}
            chosen={about}
            most={MOST_ABOUT}
            toggle={(place) => setWords({ ...words, about: toggled(about, place) })}
          />
          <Chips
            label={t('help.when')}
            texts={WHEN}
            chosen={when}
            toggle={(place) => setWords({ ...words, when: toggled(when, place).toSorted() })}
          />
          <Chips
            label={t('help.how')}
            texts={HOW}
            chosen={how === null ? [] : [how]}
            toggle={(place) => setWords({ ...words, how: how === place ? null : place })}
          />
          <div className="button-row">
            {LANGUAGES.toSorted((a) => (a === page ? -1 : 1)).map((one) => (
              <Button key={one} variant="secondary" onClick={(event) => write(event, one)}>
                {t(`help.make.${one}`)}
              </Button>
            ))}
          </div>
          <p className="field-hint" role="status">
            {needsPhone && t('help.phone')}
          </p>
        </div>
      )}
    </details>
  );
}

interface ChipsProps {
  label: string;
  texts: readonly Bilingual[];
  chosen: readonly number[];
  most?: number;
  toggle: (place: number) => void;
}

function Chips({ label, texts, chosen, most = texts.length, toggle }: ChipsProps) {
  const language = useLanguage();
  const id = useId();
  return (
    <div className="stack gap-2" role="group" aria-labelledby={id}>
      <p className="field-label" id={id}>
        {label}
      </p>
      <div className="row gap-2">
        {texts.map((text, place) => (
          <label key={text.en} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(place)}
              disabled={chosen.length >= most && !chosen.includes(place)}
              onChange={() => toggle(place)}
            />
            <span>{text[language]}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
