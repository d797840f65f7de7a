import { dictionary } from '@zxcvbn-ts/language-common';

let common: Set<string> | undefined;

/** Whether a text in lower case is one of the 49,000 most common passwords. Their list is read on the first call. */
export function isCommonPassword(text: string): boolean {
  return (common ??= new Set(dictionary['passwords-common'])).has(text);
}
