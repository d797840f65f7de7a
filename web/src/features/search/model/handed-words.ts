/** Words on their way from another page's field to the search screen, whose address says them once it is known that they may be said. */
let handed: string | null = null;

/** Has the search screen that is gone to now search for these words. */
export function handOver(words: string): void {
  handed = words === '' ? null : words;
}

export function wordsHandedOver(): string | null {
  return handed;
}

export function forgetHandedOver(): void {
  handed = null;
}
