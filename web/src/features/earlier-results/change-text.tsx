import { LOCALES } from '@directory/domain/language';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';
import type { StoredResult } from '../results/stored-result.ts';
import { realChange, lastChange } from './result-series.ts';
import { shownMoments } from './shown-moments.ts';

/** How a result differs from the one before it, and whether so much is usually taken as a real change. */
export function ChangeText({ series }: { series: readonly StoredResult[] }) {
  const { t } = useTranslation('earlier-results');
  const language = useLanguage();
  const change = lastChange(series);
  const last = series.at(-1);
  if (!change || !last) return null;
  const { points, before, isReal } = change;
  const moments = series.map(({ completedAt }) => completedAt);
  const values = {
    count: Math.abs(points),
    date: shownMoments(moments, LOCALES[language])(before.completedAt),
    from: before.score,
    to: last.score,
  };
  const direction = points < 0 ? 'lower' : 'higher';
  return (
    <div className="earlier-results-change">
      <p>
        <strong>{points === 0 ? t('change.same', values) : t(`change.${direction}`, values)}</strong>
      </p>
      {isReal === null ? <p>{t('real.unknown')}</p> : <RealChangeText last={last} isReal={isReal} />}
    </div>
  );
}

function RealChangeText({ last: { condition }, isReal }: { last: StoredResult; isReal: boolean }) {
  const { t } = useTranslation('earlier-results');
  const real = realChange(condition);
  if (!real) return null;
  const { instrument = '' } = ASSESSMENTS[condition];
  return (
    <p>
      {t('real.rule', { instrument, points: real.points })} {t(isReal ? 'real.reached' : 'real.less')}{' '}
      <span className="earlier-results-source">
        {t('real.source')}{' '}
        {real.sources.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 && '; '}
            <a href={href} rel="noopener noreferrer">
              {label}
            </a>
          </span>
        ))}
        {'.'}
      </span>
    </p>
  );
}
