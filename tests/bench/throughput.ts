/** Requests that are under way at once. */
const CONCURRENCY = 16;
const SECONDS = 3;

/** Sends the items over and over, some at a time, for three seconds. Returns how many were answered per second. */
export async function throughput<T>(send: (item: T) => Promise<void>, items: readonly T[]): Promise<number> {
  const start = performance.now();
  const end = start + SECONDS * 1000;
  let sent = 0;
  let answered = 0;
  const sender = async (): Promise<void> => {
    while (performance.now() < end) {
      const item = items[sent++ % items.length];
      if (item === undefined) return;
      await send(item);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sender));
  return answered / ((performance.now() - start) / 1000);
}
