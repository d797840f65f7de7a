// What a text may not hold, as patterns of the texts that are fine.

/** One line. */
export const ONE_LINE = /^[^\n\v\f\r\u0085\u2028\u2029]*$/u;

/**
 * Nothing turns the direction of reading: no embedding, override or isolate, with which `gnp.exe` reads `exe.png`. No text may, not even
 * one of many lines.
 */
export const KEEPS_DIRECTION = /^[^\u202a-\u202e\u2066-\u2069]*$/u;

/** A joiner where writing needs one: within a word of a script that is not Latin (Persian, Sinhala), and within an emoji. */
const JOINED =
  /(?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f][\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/u;

/** Not a control character, a separator of lines, half of a surrogate pair, or what Unicode ignores where it has no glyph. */
const SEEN = /[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Nothing that nobody sees: for a text on one line, such as a name or a subject. It takes in {@link KEEPS_DIRECTION} and
 * {@link ONE_LINE}. A selector of an emoji's or an ideograph's look is fine.
 */
export const NOTHING_HIDDEN = new RegExp(
  `^(?:${JOINED.source}|\\p{Variation_Selector}|${SEEN.source})*$`,
  'u',
);

/** The text as it may stand on one line among other people's words: what ends a line is a space, what turns the direction is gone. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/gu, '');
}
