import { useTranslation } from 'react-i18next';
import type { Results } from './use-results.ts';

/** How many results there are, read out politely when it changes. */
export function ResultCount({ results: { phase, total, isMany } }: { results: Results }) {
  const { t } = useTranslation('search');
  const count = isMany ? t('results.many') : t('results.count', { count: total });
  return (
    <p className="result-count" role="status">
      {phase === 'waiting' ? t('results.searching') : count}
    </p>
  );
}
