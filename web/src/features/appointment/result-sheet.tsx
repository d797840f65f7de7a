import { useId } from 'react';
import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { highestAttainable } from '@directory/domain/assessments/severity';
import { LOCALES } from '@directory/domain/language';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage, useSite } from '../../site/contexts.ts';
import { useDocumentMark } from '../../site/document-marks.ts';
import { EarlierResults } from '../earlier-results/earlier-results.tsx';
import { scoreBandOf } from '../earlier-results/score-bands.ts';
import { shownMoments } from '../earlier-results/shown-moments.ts';
import type { StoredResult } from '../results/stored-result.ts';
import { answeredQuestions } from './answered-questions.ts';
import { AnswerTable } from './answer-table.tsx';

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
    <article className="appointment-sheet" aria-labelledby={titleId}>
      <header>
        <p className="appointment-eyebrow">{t('sheet.eyebrow')}</p>
        <h2 id={titleId}>{source.instrument ?? definition.name}</h2>
      </header>
      <SheetFacts definition={definition} result={result} />
      {answered?.map(
        (question, index) =>
          question.asksAboutSelfHarm &&
          question.points > 0 && (
            <section className="appointment-self-harm" key={question.id}>
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
        <section className="appointment-difficulty">
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
      <footer className="appointment-about">
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
  const { t } = useTranslation('appointment');
  const language = useLanguage();
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
    <dl className="appointment-facts">
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
