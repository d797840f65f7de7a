import type { Language } from '@directory/domain/language';
import type { Random } from './random.ts';
import { CLOSINGS, METHODS, OPENINGS, PEOPLE, PRACTICAL, type BioFacts } from './bio-sentences.ts';

/** A member's own words, of three to five sentences, in one language. */
export function writeBio(random: Random, language: Language, facts: BioFacts): string {
  const parts = [random.pick(OPENINGS[language])(facts)];
  if (facts.concerns.length > 0) parts.push(random.pick(PEOPLE[language])(facts));
  if (facts.methods.length > 0) parts.push(random.pick(METHODS[language])(facts));
  if (random.chance(60)) parts.push(random.pick(PRACTICAL[language])(facts));
  if (random.chance(70)) parts.push(random.pick(CLOSINGS[language])(facts));
  const text = parts.join(' ');
  // Some people write paragraphs.
  return random.chance(25) && parts.length > 3
    ? text.replace(`${parts[1] ?? ''} `, `${parts[1] ?? ''}\n\n`)
    : text;
}

/** A term inside a sentence: lower case, but for abbreviations and names. */
export function inSentence(term: string): string {
  return term
    .split(' ')
    .map((word) => (/[A-Z]{2}|^(?:Gottman|Gestalt|Indigenous)/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}
