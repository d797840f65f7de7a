import '../../ui/updating-list.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoResults } from './no-results.tsx';
import { ResultCard } from './result-card.tsx';
import type { Results } from './use-results.ts';

/** Cards whose photos may be in view when the page opens. */
const EAGER_PHOTOS = 4;

const SKELETON_CARDS = 5;

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

/** Holds the places of the first results while they load; the count above says that they do. */
function ResultSkeleton() {
  return (
    <div className="result-list" aria-hidden="true">
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <div key={index} className="result-card">
          <Skeleton shape="avatar" />
          <div className="result-body">
            <Skeleton shape="heading" />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
