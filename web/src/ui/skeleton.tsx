import './skeleton.css';

interface SkeletonProps {
  /** `text` is one line as high as the text around it. */
  shape?: 'text' | 'heading' | 'avatar' | 'block';
}

/** Holds the place of something that is loading. Say once, nearby, that it loads; this says nothing. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  return <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />;
}
