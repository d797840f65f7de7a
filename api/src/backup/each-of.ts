/** Does the work for each item, so many at the same time. @throws the first failure, once nothing is under way any more */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const outcomes = await Promise.allSettled(
    Array.from({ length: atOnce }, async () => {
      // They share the iterator: each takes the next one that nobody has.
      for (const item of left) await work(item);
    }),
  );
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
