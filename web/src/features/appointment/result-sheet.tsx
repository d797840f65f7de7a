import { useId, useState } from 'react';
import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { highestAttainable, score } from '@directory/domain/assessments/severity';
import { LOCALES, type Language, LANGUAGES } from '@directory/domain/language';
import { useTranslation, I18nContext } from '../../i18n/use-translation.ts';
import { useSite, useLanguage } from '../../site/contexts.ts';
import { useDocumentMark } from '../../site/document-marks.ts';
import { EarlierResults } from '../earlier-results/earlier-results.tsx';
import { scoreBandOf, shownMoments } from '../earlier-results/result-series.ts';
import { type StoredResult, RESULT_HASH, tellsOfSelfHarm } from '../results/stored-result.ts';
import { paths } from '@directory/domain/site/paths';
import type { Condition } from '@directory/domain/assessments/conditions';
import { loadDefinition } from '@directory/domain/assessments/load-definition';
import { useQuery } from '../../site/use-query.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { createI18n } from '../../i18n/create-i18n.ts';
import { CrisisPanel } from '../crisis/crisis-panel.tsx';
import type { FoundResult } from './found-result.tsx';

interface ResultSheetProps {
  definition: AssessmentDefinition;
  result: StoredResult;
  /** Others that the device has, for those of the same instrument. */
  others: readonly StoredResult[];
}

/** What a clinician needs of one result, in the language of the providers around it. */
function ResultSheet({ definition, result, others }: ResultSheetProps) {
  const { t } = useTranslation('appointment');
  const titleId = useId();
  useDocumentMark('has-sheet');
  const { source } = definition;
  const answered = answeredQuestions(definition, result);
  const host = new URL(useSite().origin).host;
  return (
    <article className="appointment-sheet stack gap-6" aria-labelledby={titleId}>
      <header>
        <p className="muted small">{t('sheet.eyebrow')}</p>
        <h2 className="text-xl" id={titleId}>
          {source.instrument ?? definition.name}
        </h2>
      </header>
      <SheetFacts definition={definition} result={result} />
      {answered?.map(
        (question, index) =>
          question.asksAboutSelfHarm &&
          question.points > 0 && (
            <section className="appointment-self-harm stack gap-2" key={question.id}>
              <h3>{t('sheet.selfHarm.title')}</h3>
              <p>
                {t('sheet.selfHarm.text', {
                  number: index + 1,
                  answer: question.answer,
                  count: question.points,
                })}
              </p>
            </section>
          ),
      )}
      {answered ? (
        <AnswerTable answered={answered} instructions={definition.instructions} total={result.score} />
      ) : (
        <p className="appointment-none">{t('sheet.noAnswers')}</p>
      )}
      {definition.difficulty && result.score > 0 && (
        <section className="stack gap-2">
          <h3>{t('sheet.difficulty.title')}</h3>
          <p>{definition.difficulty.text}</p>
          <p>
            <strong>
              {result.difficulty === null
                ? t('sheet.difficulty.none')
                : definition.difficulty.options[result.difficulty]}
            </strong>
          </p>
        </section>
      )}
      <EarlierResults result={result} kept={others} onPaper />
      <footer className="muted small stack gap-2">
        <p>
          {definition.disclaimer} {source.text}
        </p>
        <p>{t('sheet.origin', { host })}</p>
        <p>{t('sheet.crisis')}</p>
      </footer>
    </article>
  );
}

function SheetFacts({ definition, result }: Omit<ResultSheetProps, 'others'>) {
  const { t, language } = useTranslation('appointment');
  const { condition, score, completedAt } = result;
  const band = scoreBandOf(condition, score);
  const moment = shownMoments([completedAt], LOCALES[language]);
  const facts = [
    [t('sheet.completed'), moment(completedAt)],
    [t('sheet.total'), t('sheet.totalOf', { score, highest: highestAttainable(condition) })],
    [
      t('sheet.band'),
      band && t('sheet.bandRange', { name: band.name[language], min: band.min, max: band.max }),
    ],
    [t('sheet.period'), definition.period],
    [t('sheet.scale'), t(definition.source.validated ? 'sheet.scales.published' : 'sheet.scales.own')],
    [t('sheet.wording'), t('sheet.wordingOf', { version: definition.version })],
  ] as const;
  return (
    <dl className="appointment-facts term-list">
      {/* To be filled in by hand: the site never asks who somebody is. */}
      {([t('sheet.name'), t('sheet.birth')] as const).map((label) => (
        <div className="appointment-blank" key={label}>
          <dt>{label}</dt>
          <dd />
        </div>
      ))}
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface AnswerTableProps {
  answered: readonly AnsweredQuestion[];
  /** What the questions ask, before the first of them. */
  instructions: string;
  total: number;
}

/** Every question with its answer and what that scores; the total below. */
function AnswerTable({ answered, instructions, total }: AnswerTableProps) {
  const { t } = useTranslation('appointment');
  return (
    <section className="stack gap-2">
      <h3>{t('sheet.answers')}</h3>
      <table className="score-table appointment-answers">
        <caption>{instructions}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sheet.question')}</th>
            <th scope="col">{t('sheet.answer')}</th>
            <th scope="col">{t('sheet.points')}</th>
          </tr>
        </thead>
        <tbody>
          {answered.map(({ id, text, answer, points }, index) => (
            <tr key={id}>
              <th scope="row">
                {index + 1}. {text}
              </th>
              <td>{answer}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('sheet.total')}
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface AnsweredQuestion {
  id: string;
  text: string;
  /** The answer's own words. */
  answer: string;
  points: number;
  asksAboutSelfHarm: boolean;
}

/**
 * Each question with the answer that a result was made of, in the definition's language. Null when the answers are not all there or do
 * not add up to the score, as after an import: a sheet with some of them would mislead.
 */
export function answeredQuestions(
  { questions }: AssessmentDefinition,
  result: Pick<StoredResult, 'answers' | 'score'>,
): AnsweredQuestion[] | null {
  const answered = questions.flatMap(({ id, text, options, asks_about_self_harm: asksAboutSelfHarm }) => {
    const given = result.answers.find(({ questionId }) => questionId === id);
    const option = options.find(({ value }) => value === given?.value);
    return option ? [{ id, text, answer: option.label, points: option.value, asksAboutSelfHarm }] : [];
  });
  const isWhole = answered.length === questions.length;
  return isWhole && score(answered.map(({ points }) => ({ value: points }))) === result.score
    ? answered
    : null;
}

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
