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
  const sentences = paragraphs
    .flatMap((text) =>
      text.replace(ABBREVIATIONS, (found) => found.replaceAll('.', '')).split(/[.!?…:;]+(?=\s|$)/u),
    )
    .map((sentence) => [...sentence.matchAll(WORD)].map(([word]) => word))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0);
  if (language === 'en')
    return {
      words: words.length,
      grade: fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }),
    };
  const ease = 207 - 1.015 * (words.length / sentences.length) - 73.6 * (syllables / words.length);
  return { words: words.length, grade: gradeOfEase(ease) };
}

const counted = new Map<string, number>();

/** Counted once for each word: the texts of a site repeat themselves. */
function syllablesOf(word: string, language: Language): number {
  const key = `${language} ${word}`;
  const count = counted.get(key) ?? (language === 'fr' ? frenchSyllables : syllable)(word);
  counted.set(key, count);
  return count;
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
