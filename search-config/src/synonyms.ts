import { fold } from '@directory/domain/text/fold';
import { populationVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';

/**
 * Words that say nothing of what is looked for, in both languages, folded, so that `therapy for depression` and
 * `thérapie pour la dépression` ask for the two words that count. Words that are also names, initials or abbreviations
 * here are left out: `an`, `do`, `to` (surnames), `act` and `add` (a therapy, a condition), `est` (east), `i`.
 * What everyone here is says nothing either: without it, `psychologist for depression` would ask for bios that say "psychologist".
 * `le`, `la` and `de` are surnames, too, yet far more often articles; names are pinned through `name_keys` and `surnames`.
 */
export const STOP_WORDS: readonly string[] = (
  'a and at au aux avec d dans de des du en et for from in l la le les near of or par pour psychologist psychologists psychologue ' +
  'psychologues sur the therapeute therapeutes therapist therapists un une who with'
).split(' ');

/** Names with a second meaning (to act, a tip, trouble at work), which alone would lead elsewhere: profiles that offer those carry them anyway. */
const AMBIGUOUS = new Set(['act', 'eft', 'tip', 'workplaces']);

/** Words that state nothing by themselves: where a reading leaves them, or the visitor takes them back, the engine alone knows that they mean the same. What a term is called is an alias in its vocabulary. */
const EVERYDAY = `
sleep | sleeping | sommeil | dormir
conflict | conflicts | fights | fighting | arguing | conflit | conflits | chicane | chicanes | disputes
assessment | évaluation | testing
st | saint
ste | sainte`;

/**
 * Groups of names that mean the same to a visitor, in English and French, folded, with spaces for hyphens, as the engine compares them; every member finds every
 * other. They are what the terms of the vocabularies are called, but for languages, whose names people bear too. A name that holds another of
 * its group is found by that. The next start sees a changed group by the fingerprint and applies it.
 */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = joined([
  ...[specialtyVocabulary, therapyVocabulary, populationVocabulary].flatMap(({ terms }) =>
    terms.map(({ en, fr, aliases = [] }) => [en, fr, ...aliases]),
  ),
  ...EVERYDAY.trim()
    .split('\n')
    .map((line) => line.split(' | ')),
]).flatMap((names) => {
  const group = names.filter(
    (name) => !names.some((other) => other !== name && ` ${name} `.includes(` ${other} `)),
  );
  return group.length > 1 && group.some(isLookedUp) ? [group] : [];
});

/** The lists, those with a name in common as one. */
function joined(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>((groups, list) => {
    const names = list.map(plain).filter((name) => !AMBIGUOUS.has(name));
    const isShared = (group: string[]) => group.some((name) => names.includes(name));
    const one = [...new Set([...groups.filter(isShared).flat(), ...names])];
    return [...groups.filter((group) => !isShared(group)), one];
  }, []);
}

/** The groups as Meilisearch takes them: each member maps to all the others. */
export function synonymSettings(groups = SYNONYM_GROUPS): Record<string, string[]> {
  return Object.fromEntries(
    groups.flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)])),
  );
}

/**
 * Whether the engine recognises this name in a query: it looks synonyms up for runs of at most three words, with no stop word between
 * them. A longer one is only found, never followed.
 */
export function isLookedUp(name: string): boolean {
  const words = name.split(' ');
  return words.length <= 3 && !words.some((word) => STOP_WORDS.includes(word));
}

/**
 * The synonyms of a name, whatever its case, accents and hyphens, that the engine would not recognise in a query. A document that
 * carries the name carries these, too, so that typing them finds it.
 */
export function unrecognisedSynonyms(name: string): readonly string[] {
  const own = plain(name);
  const group = SYNONYM_GROUPS.find((names) => names.includes(own)) ?? [];
  return group.filter((other) => other !== own && !isLookedUp(other));
}

function plain(text: string): string {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
