import { useTranslation } from '../../i18n/use-translation.ts';
import type { Results } from './use-results.ts';

/** How many results there are, read out politely when it changes. Empty when search failed: nobody has counted. */
export function ResultCount({ results }: { results: Results }) {
  return (
    <p className="result-count" role="status">
      {useCountText(results)}
    </p>
  );
}

function useCountText({ phase, total, isMany }: Results): string {
  const { t } = useTranslation('search');
  if (phase === 'waiting' || phase === 'late') return t('results.searching');
  if (phase === 'failed') return '';
  return isMany ? t('results.many') : t('results.count', { count: total });
}
