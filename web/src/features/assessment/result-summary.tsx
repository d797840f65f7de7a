import { publishedBandOf } from '@directory/domain/assessments/published-bands';
import { resultHeadline } from '@directory/domain/assessments/result-headline';
import { highestAttainable, maximumShown } from '@directory/domain/assessments/severity';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { tellsOfSelfHarm } from './tells-of-self-harm.ts';
import type { StoredResult } from './stored-result.ts';

/** A result of this device in a line: its published band, or that one of its answers matters more than the score. */
export function ResultSummary({ result }: { result: StoredResult }) {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  const { condition, score } = result;
  const total = maximumShown(condition);
  const highest = highestAttainable(condition);
  if (tellsOfSelfHarm(result, result.answers))
    return <p>{t('results.summarySelfHarm', { score, total, highest })}</p>;
  const headline = resultHeadline(condition, score, language);
  const band = publishedBandOf(condition, score);
  return (
    <p>
      {band
        ? t('results.summaryBand', { headline, score, total, highest, min: band.min, max: band.max })
        : t('results.summary', { headline, score, total })}
    </p>
  );
}
