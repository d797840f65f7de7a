/** A stand-in for the browser's storage in unit tests, which run without a browser. It can refuse, or be full. */
export function memoryStorage({ refuse = false, full = false } = {}): Storage {
  const values = new Map<string, string>();
  const check = () => {
    if (refuse) throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const methods = {
    getItem: (key: string) => (check(), values.get(key) ?? null),
    setItem: (key: string, value: string) => {
      check();
      if (full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => (check(), void values.delete(key)),
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
  };
  Object.defineProperty(methods, 'length', { get: () => values.size });
  return methods as unknown as Storage;
}
