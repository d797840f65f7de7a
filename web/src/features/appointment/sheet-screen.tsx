import { useState } from 'react';
import { type Language, LANGUAGES, LOCALES } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import type { Condition } from '@directory/domain/assessments/conditions';
import { loadDefinition } from '@directory/domain/assessments/load-definition';
import { useQuery } from '../../site/use-query.ts';
import { I18nContext, useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { createI18n } from '../../i18n/create-i18n.ts';
import { tellsOfSelfHarm } from '../results/tells-of-self-harm.ts';
import { RESULT_HASH } from '../results/stored-result.ts';
import { CrisisPanel } from '../crisis/crisis-panel.tsx';
import type { FoundResult } from './found-result.tsx';
import { ResultSheet } from './result-sheet.tsx';

/** The sheet of a result that was found, with what is chosen for it. */
export function SheetScreen({ result, others }: FoundResult) {
  const { t } = useTranslation(['appointment', 'shell']);
  const [language, setLanguage] = useState(useLanguage());
  const { data: texts, isError, isFetching, refetch } = useSheetTexts(result.condition, language);
  return (
    <>
      {texts && tellsOfSelfHarm(texts.definition, result.answers) && (
        <div className="no-print">
          <CrisisPanel />
        </div>
      )}
      <div className="appointment-controls stack start no-print">
        <LanguageChoice language={language} onChoose={setLanguage} />
        <div className="live" role="status">
          {isError && (
            <p className="outcome is-notice">
              {t('failed')}{' '}
              <button className="link-button" type="button" onClick={() => void refetch()}>
                {t('shell:retry')}
              </button>
            </p>
          )}
        </div>
        <div className="button-row">
          <Button disabled={!texts} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <LinkButton variant="secondary" to={paths.assessment(result.condition) + RESULT_HASH + result.id}>
            {t('back')}
          </LinkButton>
        </div>
        <p className="muted">{t('save')}</p>
      </div>
      {texts && (
        <div lang={LOCALES[texts.language]} aria-busy={isFetching}>
          <I18nContext value={texts.i18n}>
            <ResultSheet definition={texts.definition} result={result} others={others} />
          </I18nContext>
        </div>
      )}
    </>
  );
}

interface LanguageChoiceProps {
  language: Language;
  onChoose: (language: Language) => void;
}

/** The languages by their own names. The choice changes the sheet alone. */
function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation('appointment');
  return (
    <fieldset className="stack gap-2">
      <legend>{t('language.label')}</legend>
      <div className="link-row">
        {LANGUAGES.map((each) => (
          <label className="check" key={each}>
            <input
              type="radio"
              name="sheet-language"
              checked={language === each}
              onChange={() => onChoose(each)}
            />
            <span lang={LOCALES[each]}>{t(`language.${each}`)}</span>
          </label>
        ))}
      </div>
      <p className="muted">{t('language.hint')}</p>
    </fieldset>
  );
}

/**
 * All that the sheet of an assessment says in a language, the page's own or the other. While another language is fetched, the texts
 * of the one before stay. Only code is fetched for it, the same for every visitor.
 */
function useSheetTexts(condition: Condition, language: Language) {
  const query = {
    key: ['appointment-sheet', condition, language],
    ask: async () => {
      const [definition, i18n] = await Promise.all([
        loadDefinition(condition, language),
        createI18n(language, ['appointment', 'earlier-results']),
      ]);
      return { language, definition, i18n };
    },
    freshMs: Infinity,
    retries: 0,
  };
  return useQuery(query, { keepsPrevious: true });
}
