import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = 5;

/** Holds the places of the first results while they load; the count above says that they do. */
export function ResultSkeleton() {
  return (
    <div className="result-list" aria-hidden="true">
      {Array.from({ length: CARDS }, (_, index) => (
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
