import type { Language } from '@directory/domain/language';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const WORD = /[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]+)*/gu;
/** Points that end no sentence. */
const ABBREVIATIONS = /\b(?:p\. ex|[Dd]re?|Ps|Ph|M|Mme|St|Ste|[Nn]o|vs|etc|e\.g|i\.e|[A-Z])\.(?!\s*$)/gu;

/**
 * The school grade at which a text can be read, and the words that were counted. English: Flesch-Kincaid (Kincaid, Fishburne, Rogers and
 * Chissom, 1975). French: Kandel and Moles (1958), who fitted Flesch's ease of reading to French; their scale is his, and a grade is read from his
 * table (Flesch, 1949: 90 to 100 is grade 5, 80 grade 6, 70 grade 7, 60 grades 8 to 9, 50 grades 10 to 12).
 * @param paragraphs each ends a sentence, whether it ends with a point or not
 */
export function readingLevel(
  paragraphs: readonly string[],
  language: Language,
): { grade: number; words: number } {
  const [sentences, words, syllables] = paragraphs
    .map((text) => countsIn(text, language))
    .reduce<Counts>(([a, b, c], [d, e, f]) => [a + d, b + e, c + f], [0, 0, 0]);
  if (language === 'en')
    return { words, grade: fleschKincaid({ sentence: sentences, word: words, syllable: syllables }) };
  const ease = 207 - 1.015 * (words / sentences) - 73.6 * (syllables / words);
  return { words, grade: gradeOfEase(ease) };
}

type Counts = [sentences: number, words: number, syllables: number];
const known = new Map<string, Counts>();

/** Counted once for each paragraph: many texts are made of the same ones. */
function countsIn(text: string, language: Language): Counts {
  const key = `${language} ${text}`;
  const counts = known.get(key) ?? countAnew(text, language);
  known.set(key, counts);
  return counts;
}

function countAnew(text: string, language: Language): Counts {
  const sentences = text
    .replace(ABBREVIATIONS, (found) => found.replaceAll('.', ''))
    .split(/[.!?…:;]+(?=\s|$)/u)
    .map((sentence) => [...sentence.matchAll(WORD)].map(([word]) => word))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const count = language === 'fr' ? frenchSyllables : syllable;
  return [sentences.length, words.length, words.reduce((sum, word) => sum + count(word), 0)];
}

function gradeOfEase(ease: number): number {
  if (ease >= 60) return 5 + Math.max(0, 90 - ease) / 10;
  return 8 + (60 - ease) / 3;
}

/** Groups of vowels, as they are spoken: a final e is silent, the u of "qu" and "gue" too; é and y stand for themselves between vowels. */
function frenchSyllables(word: string): number {
  return word
    .toLowerCase()
    .normalize('NFC')
    .split(/['’.-]/)
    .map((part) => {
      const spoken = part
        .replace(/qu|gu(?=[eiéèê])/gu, 'q')
        .replace(/(?<=..[^aeiouyéèêàâîôûïë])es?$|(?<=[éui])es?$/u, '')
        .replace(/(?<=[aou])y(?=[aeéèou])|(?<=[aeiou])(?=[éï])|(?<=é)(?=[aâoeu])/gu, '-');
      return spoken.match(/[aeiouyàâäéèêëîïôöùûüÿœæ]+/gu)?.length ?? 0;
    })
    .reduce((sum, count) => sum + count, 0);
}
