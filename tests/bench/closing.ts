/** A thing with the way in which it is closed, for `await using`: what was opened last is closed first. */
export function closing<T>(it: T, close: (it: T) => Promise<void>): AsyncDisposable & { it: T } {
  return { it, [Symbol.asyncDispose]: () => close(it) };
}
