import type { Spelling, Word } from './words.ts';
import type { Spellings } from './phrase-tree.ts';
import { inflectionless } from '../text/inflection.ts';
import { textsOf } from './phrase-files.ts';

/** A word of so many letters may be a slip of another. */
export const ONE_TYPO_FROM = 5;
const TWO_TYPOS_FROM = 9;
/** Another form of the same verb counts as less than a slip, and as no slip for what is compared with slips. */
export const BENT = 0.1;
/** Words are compared by this many of their letters first; what follows is compared afterwards. */
const KEY_LETTERS = 9;
const MOST_REMEMBERED = 20_000;

/**
 * Finds the words that a misspelt one may stand for: one slip (a letter too many, too few, wrong, or two exchanged) from five letters,
 * two from nine. A word that is known as it is stands for itself and the other forms of its verb, and so does any other real word. Words are compared through
 * their deletions, as in SymSpell (Garbe, 2012): what two words one slip apart share is a word with one letter left out.
 * @param known the forms of all phrases' words @param stems beginnings of words, whose slips are found in the beginning alone
 * @param isReal whether a form is no slip though no phrase has it
 */
export function spellingsOf(
  known: ReadonlySet<string>,
  stems: ReadonlySet<string>,
  isReal: (form: string) => boolean,
): { spellings: Spellings; knows: (word: Word) => boolean } {
  let byDeletion: ReadonlyMap<string, readonly string[]> | undefined;
  const remembered = new Map<string, readonly Spelling[]>();

  const knows = ({ form, folded }: Word): boolean => known.has(form) || hasStem(folded, stems);

  const find = (word: Word): readonly Spelling[] => {
    const { form, folded } = word;
    verbs ??= formsByVerb();
    const bent = [...(verbs.get(form) ?? [])].filter((other) => known.has(other));
    const itself = [
      ...[...new Set([form, folded])].map((one) => ({ form: one, typos: 0 })),
      ...bent.map((other) => ({ form: other, typos: BENT })),
    ];
    const allowed = slipsAllowed(folded);
    if (allowed === 0 || knows(word) || isReal(form)) return itself;
    // Not before a word is misspelt: programs that search for nothing need none of it.
    byDeletion ??= formsByDeletion(known);
    const near = new Map<string, number>();
    // Also as it was typed: a slip at its end may hide which inflection it has.
    for (const spelled of new Set([form, folded])) {
      for (const key of deletions(spelled.slice(0, KEY_LETTERS), allowed)) {
        for (const candidate of byDeletion.get(key) ?? []) {
          if (Math.abs(candidate.length - spelled.length) > allowed) continue;
          const typos = distance(spelled, candidate);
          if (typos > Math.min(allowed, slipsAllowed(candidate))) continue;
          near.set(candidate, Math.min(typos, near.get(candidate) ?? typos));
        }
      }
    }
    const fewest = Math.min(...near.values());
    return [
      ...itself,
      ...[...near]
        .filter(([, typos]) => typos === fewest)
        .map(([candidate, typos]) => ({ form: candidate, typos })),
    ];
  };

  const spellings: Spellings = (word) => {
    if (word.mayBe) return word.mayBe;
    const before = remembered.get(word.folded);
    if (before) return before;
    const found = find(word);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word.folded, found);
    return found;
  };
  return { spellings, knows };
}

/** The words in which slips are looked for, by what is left of them; see {@link deletions}. */
function formsByDeletion(known: ReadonlySet<string>): Map<string, string[]> {
  const byDeletion = new Map<string, string[]>();
  for (const form of known) {
    const allowed = slipsAllowed(form);
    if (allowed === 0) continue;
    for (const key of deletions(form.slice(0, KEY_LETTERS), allowed)) {
      const forms = byDeletion.get(key);
      if (forms) forms.push(form);
      else byDeletion.set(key, [form]);
    }
  }
  return byDeletion;
}

function slipsAllowed({ length }: string): 0 | 1 | 2 {
  return length >= TWO_TYPOS_FROM ? 2 : length >= ONE_TYPO_FROM ? 1 : 0;
}

function hasStem(word: string, stems: ReadonlySet<string>): boolean {
  for (let length = 3; length <= word.length; length += 1) if (stems.has(word.slice(0, length))) return true;
  return false;
}

/** The word itself and what is left of it without one letter, and without two. */
function deletions(word: string, most: number): Set<string> {
  const found = new Set([word]);
  let last: readonly string[] = [word];
  for (let round = 0; round < most; round += 1) {
    last = last.flatMap((text) => text.split('').map((_, at) => text.slice(0, at) + text.slice(at + 1)));
    for (const text of last) found.add(text);
  }
  return found;
}

/** Letters to insert, leave out, replace or exchange with the next: the optimal string alignment distance. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      line.push(least);
    }
    before = above;
    above = line;
  }
  return above[b.length] ?? 0;
}

let verbs: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** By form (see {@link inflectionless}), those that belong to one verb as it does. */
function formsByVerb(): Map<string, ReadonlySet<string>> {
  const texts = textsOf('verbs');
  const wordsUnder = (heading: string) => (texts.get(heading) ?? '').split(/\s+/);
  const found = new Map<string, Set<string>>();
  for (const verb of [
    ...wordsUnder('english').map(formsOfEnglish),
    ...wordsUnder('french').map(formsOfFrench),
    ...(texts.get('whole') ?? '').split('\n').map((line) => line.split(' ')),
  ]) {
    const forms = verb.map(inflectionless);
    for (const form of forms) {
      const others = forms.filter((other) => other !== form);
      found.set(form, new Set([...(found.get(form) ?? []), ...others]));
    }
  }
  return found;
}

/** `stop:` and the like: `stop`, `stops`, `stopped`, `stopping`, and the forms behind the colon. */
function formsOfEnglish(entry: string): string[] {
  const [base = '', others] = entry.split(':');
  const soft = base.replace(/e$/, '');
  const doubled = /[^aeiou][aeiou][bgklmnprt]$/.test(base) && base.length < 6 ? base + base.slice(-1) : soft;
  const past = `${doubled.replace(/(?<=[^aeiou])y$/, 'i')}ed`;
  const third = `${base.replace(/(?<=[^aeiou])y$/, 'ie')}s`;
  return [base, third, past, `${soft}ed`, `${doubled}ing`, `${soft}ing`, ...(others?.split(',') ?? [])];
}

function formsOfFrench(infinitive: string): string[] {
  const stem = infinitive.replace(/er$/, '');
  // `manger` and `lancer` keep an e in `mangeait`, which folds away a cedilla in `lançait`.
  const soft = stem.endsWith('g') ? `${stem}e` : stem;
  return [
    ...'e es ent er ee ees ez erait era erai erais'.split(' ').map((ending) => stem + ending),
    ...'ais ait aient ons'.split(' ').map((ending) => soft + ending),
    `${stem.replace(/y$/, 'i')}e`,
  ];
}
