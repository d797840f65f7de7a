import { useId } from 'react';
import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { highestAttainable, score } from '@directory/domain/assessments/severity';
import { LOCALES } from '@directory/domain/language';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSite } from '../../site/contexts.ts';
import { useDocumentMark } from '../../site/document-marks.ts';
import { EarlierResults } from '../earlier-results/earlier-results.tsx';
import { scoreBandOf } from '../earlier-results/result-series.ts';
import { shownMoments } from '../earlier-results/shown-moments.ts';
import type { StoredResult } from '../results/stored-result.ts';

interface ResultSheetProps {
  definition: AssessmentDefinition;
  result: StoredResult;
  /** Others that the device has, for those of the same instrument. */
  others: readonly StoredResult[];
}

/** What a clinician needs of one result, in the language of the providers around it. */
export function ResultSheet({ definition, result, others }: ResultSheetProps) {
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

export interface AnsweredQuestion {
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
