import { StackError, reasonOf } from './stack-error.ts';

/**
 * Like Promise.all, but waits for every promise before it rejects, so that nothing starts behind a failed start's back, and
 * rejects with every failure: whoever has two things to mend should not learn of them one by one.
 */
export async function allOf<T extends readonly Promise<unknown>[]>(
  promises: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(promises);
  const failures = new Set(
    settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])),
  );
  if (failures.size > 1) {
    const sentences = new Set([...failures].flatMap((failure) => reasonOf(failure).split('\n\n')));
    throw new StackError('several', [...sentences].join('\n\n'), { cause: new AggregateError(failures) });
  }
  return Promise.all(promises);
}
