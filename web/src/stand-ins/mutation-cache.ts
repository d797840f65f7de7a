/**
 * Stands in for the cache of mutations that every client of `@tanstack/query-core` makes. The site has none: its forms send by
 * themselves. It is always empty.
 */
export class MutationCache {
  getAll(): [] {
    return [];
  }

  findAll(): [] {
    return [];
  }

  clear(): void {
    // There is nothing to forget.
  }

  /** Asked whenever the connection is back. */
  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }

  build(): never {
    throw new Error('Mutations of TanStack Query are not part of this site');
  }
}
