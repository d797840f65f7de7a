import './skeleton.css';

/** `text` is one line as high as the text around it. */
type Shape = 'text' | 'heading' | 'avatar' | 'block';

/** Holds the place of something that is loading. Say once, nearby, that it loads; this says nothing. */
export function Skeleton({ shape = 'text' }: { shape?: Shape }) {
  return <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />;
}

/** Some of them, one below the other, with what says to screen readers that something loads. */
export function Loading({ text, shapes }: { text: string; shapes: readonly Shape[] }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {shapes.map((shape, index) => (
        <Skeleton shape={shape} key={index} />
      ))}
    </>
  );
}
