/**
 * Folds a text for comparison: accents and case removed, ligatures opened, runs of white space made one space, ends
 * trimmed. `fold('  Élise  CÔTÉ ')` is `'elise cote'`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
