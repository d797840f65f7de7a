/** What each actor of a run waits for, so that whoever does not come to an end can be asked. */
export class Doings {
  readonly #doings = new Map<string, { what: string; since: number }>();

  /** Notes it, and gives back what is waited for. */
  async of<T>(who: string, what: string, work: () => Promise<T>): Promise<T> {
    this.#doings.set(who, { what, since: performance.now() });
    try {
      return await work();
    } finally {
      this.#doings.delete(who);
    }
  }

  /** A sentence for each that waits, whose name begins like this. */
  waiting(who: string): string[] {
    return Array.from(this.#doings)
      .filter(([name]) => name.startsWith(who))
      .map(([name, { what, since }]) => {
        const seconds = Math.round((performance.now() - since) / 1000);
        return `${name} waits for ${what} since ${seconds} s`;
      });
  }
}

/** Resolves or rejects as `work` does, or rejects with this sentence when that takes longer. */
export async function within<T>(ms: number, sentence: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
