import type { Nearest } from '@directory/domain/query/understood';

/** The hits that meet all, and those that are near, by the step that leads to them. */
export function byNearness<Hit>(
  hits: readonly Hit[],
  near: readonly Nearest[] = [],
): { strict: readonly Hit[]; groups: { near: Nearest; hits: readonly Hit[] }[] } {
  let at = hits.length - near.reduce((sum, { shown }) => sum + shown, 0);
  const strict = hits.slice(0, at);
  const groups = near.flatMap((step) => {
    const from = at;
    at += step.shown;
    return step.shown > 0 ? [{ near: step, hits: hits.slice(from, at) }] : [];
  });
  return { strict, groups };
}
