import '../../ui/updating-list.css';
import { ResultCard } from './result-card.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { NoResults } from './no-results.tsx';
import type { Results } from './use-results.ts';

/** Cards whose photos may be in view when the page opens. */
const EAGER_PHOTOS = 4;

/** The results, or what stands in their place. */
export function ResultList({ results: { phase, hits } }: { results: Results }) {
  if (phase === 'waiting') return <ResultSkeleton />;
  if (hits.length === 0) return <NoResults failed={phase === 'failed'} />;
  return (
    <ol className="result-list updating-list" aria-busy={phase === 'late'}>
      {hits.map((hit, index) => (
        <li key={hit.id}>
          <ResultCard hit={hit} eager={index < EAGER_PHOTOS} />
        </li>
      ))}
    </ol>
  );
}
