import { conditionName } from '@directory/domain/assessments/conditions';
import { LOCALES } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { appointmentHref } from '../appointment/found-result.tsx';
import { shownMoments } from '../earlier-results/shown-moments.ts';
import { RESULT_HASH, shownDate, type StoredResult } from '../results/stored-result.ts';
import { publishedBandOf } from '@directory/domain/assessments/published-bands';
import { resultHeadline } from '@directory/domain/assessments/result-headline';
import { highestAttainable } from '@directory/domain/assessments/severity';
import { tellsOfSelfHarm } from '../results/tells-of-self-harm.ts';

export function MyResultsList({
  results,
  onDelete,
}: {
  results: readonly StoredResult[];
  onDelete: (result: StoredResult) => void;
}) {
  const { t, language } = useTranslation(['assessments', 'earlier-results']);
  const moment = shownMoments(
    results.map(({ completedAt }) => completedAt),
    LOCALES[language],
  );
  return (
    <ul className="my-results-list stack gap-3">
      {results.map((result) => {
        const { id, condition, completedAt, expiresAt } = result;
        const name = conditionName(condition, language);
        const which = t('results.ofResult', { condition: name, date: moment(completedAt) });
        return (
          <li className="my-result panel split" key={id}>
            <div>
              <h3>{name}</h3>
              <ResultSummary result={result} />
              <p className="my-result-dates muted small">
                {t('results.dates', {
                  completed: moment(completedAt),
                  expires: shownDate(expiresAt, LOCALES[language]),
                })}
              </p>
            </div>
            <div className="button-row">
              <LinkButton variant="secondary" to={paths.assessment(condition) + RESULT_HASH + id}>
                {t('results.open')} <span className="visually-hidden">{which}</span>
              </LinkButton>
              <LinkButton variant="quiet" to={appointmentHref(result)}>
                {t('earlier-results:forAppointment')} <span className="visually-hidden">{which}</span>
              </LinkButton>
              <Button variant="quiet" onClick={() => onDelete(result)}>
                {t('results.delete')} <span className="visually-hidden">{which}</span>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A result of this device in a line: its published band, or that one of its answers matters more than the score. */
export function ResultSummary({ result }: { result: StoredResult }) {
  const { t, language } = useTranslation(['assessments', 'earlier-results']);
  const { condition, score } = result;
  const highest = highestAttainable(condition);
  if (tellsOfSelfHarm(result, result.answers))
    return <p>{t('results.summarySelfHarm', { score, highest })}</p>;
  const headline = resultHeadline(condition, score, language);
  const band = publishedBandOf(condition, score);
  return (
    <p>
      {band
        ? t('results.summaryBand', { headline, score, highest, min: band.min, max: band.max })
        : t('results.summary', { headline, score, highest })}
    </p>
  );
}
