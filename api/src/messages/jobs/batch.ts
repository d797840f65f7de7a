interface Waiting<Key, Value> {
  key: Key;
  resolve: (value: Value | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes one call for all keys that are waiting. It never waits in order to batch: the first key goes at once, and those that
 * arrive while it is under way go together next. A failed call fails for each of its keys.
 * @returns a function that resolves with the key's value, undefined when the call had none for it
 */
export function batch<Key, Value>(
  run: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: Waiting<Key, Value>[] = [];
  let running = false;

  const drain = async (): Promise<void> => {
    running = true;
    while (waiting.length > 0) {
      const taken = waiting;
      waiting = [];
      try {
        const values = await run(taken.map(({ key }) => key));
        for (const { key, resolve } of taken) resolve(values.get(key));
      } catch (error) {
        for (const { reject } of taken) reject(error);
      }
    }
    running = false;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!running) void drain();
    });
}
