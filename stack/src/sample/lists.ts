import type { Language } from '@directory/domain/language';
import type { Term } from '@directory/domain/vocabulary/term';
import type { Random } from './random.ts';

/** Draws `count` different terms; those that are listed early are far likelier, so that a few are common and many rare. */
export function drawTerms(random: Random, terms: readonly Term[], count: number): Term[] {
  const drawn = new Set<Term>();
  for (let tries = 0; drawn.size < count && tries < count * 6; tries += 1) {
    drawn.add(random.pickEarly(terms));
  }
  return [...drawn];
}

/** The vocabularies list a term's other spellings in both languages together. */
const FRENCH_ALIAS =
  /[À-ÿœ’]|^(?:Troubles?|Deuil|Traumatisme|Hypnose|Pleine|Persan|Toxicomanie|Insomnie|Psychologie|Stress au|Maladie|Attaques|Phobie|Exposition|Entrevue|Approche|Chinois|Philippin|Flamand|Ados|Jeunes|Personnes|Premi|Militaires|Anciens|Autochtones|Entreprises|TCC|TCD|TCE|TIP|EPR|ESPT|TOC|TSA)\b/;

/** What the register calls a term: its name in one of the languages, or one of its other spellings and abbreviations. */
export function wordingOf(random: Random, term: Term, language: Language): string {
  if (random.chance(20)) {
    const aliases = (term.aliases ?? []).filter((alias) => FRENCH_ALIAS.test(alias) === (language === 'fr'));
    if (aliases.length > 0) return random.pick(aliases);
  }
  // A few profiles mix the languages.
  return random.chance(4) ? term[language === 'en' ? 'fr' : 'en'] : term[language];
}

const SEPARATORS = [', ', ', ', ', ', ', ', ',', ',', ' , ', ',  ', '; ', ';', ', , '];

/**
 * Writes a list as registers hold it: some with stray spaces, letter case at will, repeats, empty items or a comma too many.
 * About a third come out clean. Null for an empty list.
 */
export function writeList(random: Random, items: readonly string[]): string | null {
  if (items.length === 0) return null;
  if (random.chance(35)) return items.join(', ');
  const separator = random.pick(SEPARATORS);
  const written = items.map((item) => (random.chance(8) ? recase(random, item) : item));
  const repeated = items[0];
  if (repeated !== undefined && random.chance(14)) written.push(recase(random, repeated));
  if (random.chance(8)) written.splice(random.whole(0, written.length), 0, random.pick(['', ' ']));
  const text = written.join(separator);
  if (random.chance(10)) return `${text},`;
  if (random.chance(8)) return `  ${text} `;
  return random.chance(4) ? text.replace(' ', '  ') : text;
}

function recase(random: Random, text: string): string {
  return random.chance(60) ? text.toLowerCase() : text.toUpperCase();
}
