import english from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs';
import french from '@zxcvbn-ts/language-fr/dist/commonWords.json.mjs';
import { describe, expect, it } from 'vitest';
import { fold } from '../text/fold.ts';
import { inflectionless } from '../text/inflection.ts';
import { linesOf } from './lexicon.ts';
import type { PhraseGroup } from './phrase-files.ts';
import { type Pattern, readPattern } from './pattern.ts';
import { phraseGroups } from './phrase-files.ts';
import { CONCERNS, VOCABULARIES } from './vocabularies.ts';

/** So many of the words that people of a language use most; the lists begin with these. */
const COMMON = 5000;
/** So many stand in most sentences. */
const EVERYWHERE = 200;

const formsOf = (words: readonly string[]) => new Set(words.map((word) => inflectionless(fold(word))));
const common = { en: formsOf(english.slice(0, COMMON)), fr: formsOf(french.slice(0, COMMON)) };
const everywhere = { en: formsOf(english.slice(0, EVERYWHERE)), fr: formsOf(french.slice(0, EVERYWHERE)) };

/** The words that are a phrase by themselves, and beginnings of such (`legal*`). */
function singles(pattern: Pattern): string[] {
  if (pattern.kind === 'word') return [pattern.text];
  if (pattern.kind === 'stem') return [`${pattern.text}*`];
  if (pattern.kind === 'choice') return pattern.parts.flatMap(singles);
  if (pattern.kind !== 'sequence') return [];
  const needed = pattern.parts.filter((part) => !mayBeLeftOut(part));
  return needed.length === 1 && needed[0] ? singles(needed[0]) : [];
}

function mayBeLeftOut(pattern: Pattern): boolean {
  if (pattern.kind === 'sequence') return pattern.parts.every(mayBeLeftOut);
  return pattern.kind === 'choice' && pattern.parts.some(mayBeLeftOut);
}

const singlesOf = (text: string) => new Set(linesOf(text).flatMap((line) => singles(readPattern(line))));

/** Words of one list that say something else in the other language, or that hardly a sentence does without. */
function commonWordsOf(group: PhraseGroup): string[] {
  const forms = { en: singlesOf(group.en), fr: singlesOf(group.fr) };
  return (['en', 'fr'] as const).flatMap((language) => {
    const other = language === 'en' ? 'fr' : 'en';
    return [...forms[language]].filter(
      (form) => everywhere[language].has(form) || (common[other].has(form) && !isIn(forms[other], form)),
    );
  });
}

function isIn(forms: ReadonlySet<string>, form: string): boolean {
  return forms.has(form) || [...forms].some((one) => one.endsWith('*') && form.startsWith(one.slice(0, -1)));
}

describe('a word that is common in the other language, or in most sentences, is no phrase by itself', () => {
  // Insurers are called by everyday words more than other terms are.
  const insurers = VOCABULARIES.filter(({ wants }) => wants[0]?.kind === 'insurer');
  const groups = [...phraseGroups('ways'), ...phraseGroups('people'), ...CONCERNS, ...insurers].filter(
    ({ wants, byNumber }) => byNumber || wants.length > 0,
  );
  it.each(groups.map((group, index) => [`${index} ${JSON.stringify(group.wants)}`, group] as const))(
    'of %s',
    (_, group) => expect(commonWordsOf(group)).toEqual([]),
  );

  // Names are in one list, whatever their language.
  it.each(VOCABULARIES.map((group) => [JSON.stringify(group.wants), group] as const))(
    'of %s',
    (_, { en, fr }) => {
      const forms = [...singlesOf(en), ...singlesOf(fr)];
      expect(forms.filter((form) => everywhere.en.has(form) || everywhere.fr.has(form))).toEqual([]);
    },
  );
});
