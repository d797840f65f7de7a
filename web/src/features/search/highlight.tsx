import { Fragment } from 'react';

/** A text with the half-open ranges of it (in UTF-16 units) marked, as suggestions give them. */
export function MarkedRanges({
  text,
  ranges,
}: {
  text: string;
  ranges: readonly (readonly [number, number])[];
}) {
  return splitRanges(text, ranges).map(({ text: part, matched }, index) =>
    matched ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}

/** The parts of a text between the given ranges and in them; ranges that overlap or lie outside are cut. */
export function splitRanges(text: string, ranges: readonly (readonly [number, number])[]) {
  const parts: { text: string; matched: boolean }[] = [];
  let position = 0;
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const from = Math.max(start, position);
    if (end <= from) continue;
    parts.push({ text: text.slice(position, from), matched: false });
    parts.push({ text: text.slice(from, end), matched: true });
    position = end;
  }
  parts.push({ text: text.slice(position), matched: false });
  return parts.filter((part) => part.text !== '');
}
