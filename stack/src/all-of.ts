/** Like Promise.all, but waits for every promise before it rejects, so that nothing starts behind a failed start's back. */
export async function allOf<T extends readonly Promise<unknown>[]>(
  promises: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
