/** A stretch of a text: plain words, or a phone number with the address that calls it. */
export interface PhonePiece {
  text: string;
  /** A `tel:` address; null for words. */
  href: string | null;
}

const NUMBER = /\b(911|9-8-8|1-\d{3}-\d{3}-\d{4})\b/;

/** A text cut at its phone numbers, so that they can be pressed: who reads them may be in no state to copy one. */
export function phonePieces(text: string): PhonePiece[] {
  return text.split(NUMBER).map((piece, index) => {
    if (index % 2 === 0) return { text: piece, href: null };
    const digits = piece.replaceAll('-', '');
    return { text: piece, href: digits.length > 3 ? `tel:+${digits}` : `tel:${digits}` };
  });
}
