/** RFC 5321 allows an address 254 characters. */
export const EMAIL_MAX_LENGTH = 254;

/** One address of a simple shape: no spaces, quotes, brackets or separators, so that it can never be read as two. */
export const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

/** Whether the text is one email address of a simple shape. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}
