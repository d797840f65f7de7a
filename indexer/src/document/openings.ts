import { LANGUAGES, LOCALES, type Language } from '@directory/domain/language';
import type { DocumentRow } from './load-rows.ts';

/** A card has room for so many characters; a longer sentence ends at a word before them. */
const LONGEST = 120;

/** Shorter sentences greet: what follows them says something. */
const SHORTEST = 25;

/** What ends in a period and no sentence: titles, initials and degrees. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|dre?s?|mme?s?|mrs?|ms|m\.|st|ste|ph\.?d|psy\.?d|ed\.?d|e\.?g|i\.?e|p\. ?ex|etc)\.$/iu;

/** The first sentence of each bio that visitors may read; null where nothing was written. */
export function openingsOf(
  row: Pick<DocumentRow, 'bio' | 'bio_language' | 'second_bio' | 'is_premium'>,
): Partial<Record<Language, string>> | null {
  const openings = LANGUAGES.flatMap((language) => {
    const bio = language === row.bio_language ? row.bio : row.is_premium ? row.second_bio : null;
    const opening = openingOf(bio ?? '', language);
    return opening ? [[language, opening] as const] : [];
  });
  return openings.length > 0 ? Object.fromEntries(openings) : null;
}

/** @returns one sentence, or a few very short ones; `''` of nothing */
export function openingOf(bio: string, language: Language): string {
  let opening = '';
  for (const { segment } of new Intl.Segmenter(LOCALES[language], { granularity: 'sentence' }).segment(
    bio.trim(),
  )) {
    opening += segment;
    const said = opening.trim();
    if (said.length >= SHORTEST && !ABBREVIATION.test(said)) break;
  }
  const words = opening.replace(/\s+/g, ' ').trim();
  if (words.length <= LONGEST) return words;
  return `${words.slice(0, LONGEST).replace(/[\s,;:–—]+\S*$/, '')}…`;
}
