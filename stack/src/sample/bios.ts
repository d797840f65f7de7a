import { LOCALES, type Language } from '@directory/domain/language';
import type { Term } from '@directory/domain/vocabulary/term';
import bios from './bios.json' with { type: 'json' };
import type { Random } from './random.ts';

interface BioFacts {
  first: string;
  city: string;
  years: number;
  /** Concerns, approaches and a group of people, as they stand in a sentence. */
  concerns: readonly string[];
  methods: readonly string[];
  people: readonly string[];
  online: boolean;
}

const LISTS = {
  en: new Intl.ListFormat(LOCALES.en),
  fr: new Intl.ListFormat(LOCALES.fr),
};

/** A member's own words, of three to five sentences, in one language. */
export function writeBio(random: Random, language: Language, facts: BioFacts): string {
  const { openings, people, methods, practical, meetings, closings } = bios[language];
  const words: Readonly<Record<string, string>> = {
    first: facts.first,
    city: facts.city,
    years: String(facts.years),
    concerns: LISTS[language].format(facts.concerns),
    methods: LISTS[language].format(facts.methods),
    people: facts.people[0] ?? '',
    meeting: facts.online ? meetings.online : meetings.inPerson,
  };
  const say = (sentences: readonly string[]) =>
    random.pick(sentences).replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const parts = [say(openings), say(people), say(methods)];
  if (random.chance(60)) parts.push(say(practical));
  if (random.chance(70)) parts.push(say(closings));
  const text = parts.join(' ');
  // Some people write paragraphs.
  return random.chance(25) && parts.length > 3
    ? text.replace(`${parts[1] ?? ''} `, `${parts[1] ?? ''}\n\n`)
    : text;
}

/** Terms as they stand inside a sentence: lower case, but for abbreviations and names. */
export function namesOf(terms: readonly Term[], language: Language): string[] {
  const lower = (word: string) =>
    /[A-Z]{2}|^(?:Gottman|Gestalt|Indigenous)/.test(word) ? word : word.toLowerCase();
  return terms.map((term) => term[language].split(' ').map(lower).join(' '));
}
