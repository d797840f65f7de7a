import { Fragment } from 'react';

interface MarkedRangesProps {
  text: string;
  /** Half-open, in UTF-16 units; in order, none within another. */
  ranges: readonly (readonly [number, number])[];
}

/** A text with some of it marked, as searches and suggestions give it. */
export function MarkedRanges({ text, ranges }: MarkedRangesProps) {
  const endOf = (index: number) => ranges[index]?.[1] ?? 0;
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(endOf(index - 1), start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(endOf(ranges.length - 1))}
    </>
  );
}
