import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ComparedFact } from './compared-facts.tsx';
import type { Measured } from './distances.ts';

/** Asks where the visitor is, to say how far everybody is from there. Nothing of it leaves the page. */
export function ListPlace({ onMeasured }: { onMeasured: (measured: Measured | null) => void }) {
  const { t } = useTranslation(['shortlist', 'shell']);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  async function measure(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    setError(undefined);
    if (text === '') {
      onMeasured(null);
      return;
    }
    try {
      const { measureFrom } = await import('./distances.ts');
      const measured = measureFrom(text);
      onMeasured(measured);
      if (!measured) setError(t('place.unknown'));
    } catch {
      // The tables could not be fetched.
      setError(t('shell:errors.unreachable'));
    }
  }

  return (
    <form className="measure" method="dialog" onSubmit={(event) => void measure(event)}>
      <Field label={t('place.label')} hint={t('place.hint')} error={error}>
        {(control) => (
          <div className="field-row">
            <input {...control} ref={input} type="text" maxLength={100} autoComplete="postal-code" />
            <Button type="submit" variant="secondary">
              {t('place.measure')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** How far everybody is, and how exactly that is known; nothing until the visitor has given a place. */
export function useDistanceFact(measured: Measured | null): readonly ComparedFact[] {
  const { t } = useTranslation('shortlist');
  if (!measured) return [];
  return [
    {
      key: 'distance',
      label: t('place.from', { place: measured.from }),
      of: (profile) => {
        const distance = measured.to(profile);
        if (!distance) return null;
        const { km, accuracy } = distance;
        // From the middle of a large place to itself it is no distance.
        if (km === 0 && accuracy !== 'exact') return t(`place.same.${accuracy}`);
        return (
          <>
            <p>{km === 0 ? t('place.less') : t('place.about', { km })}</p>
            {accuracy !== 'exact' && <p className="muted small">{t(`place.${accuracy}`)}</p>}
          </>
        );
      },
    },
  ];
}
