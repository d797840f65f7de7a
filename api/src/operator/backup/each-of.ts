/** Pictures that are fetched or put at the same time. */
const AT_ONCE = 8;

/** Does the work for each item, eight at the same time. @throws the first failure, once nothing is under way any more */
export async function eachOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, async () => {
      // They share the iterator: each takes the next one that nobody has.
      for (const item of left) await work(item);
    }),
  );
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
