import type { SearchRequest } from '@directory/domain/contracts/search-state';
import { FACET_FIELDS } from '@directory/domain/facets';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';

const PLACES = [
  'Winnipeg',
  'Toronto',
  'Montréal',
  'Vancouver',
  'Calgary',
  'Ottawa',
  'Halifax',
  'Québec',
  'Regina',
];
const NAMES = [
  'tremblay',
  'marie gagnon',
  'smith',
  'john martin',
  'roy',
  'nguyen',
  'sarah',
  'élise côté',
  'singh',
];
/** What is chosen beside the words, in turn. */
export const CHOSEN: readonly SearchRequest[] = [
  {},
  { province: 'ON' },
  { languages: ['French', 'English'] },
  { province: 'MB', sessionTypes: ['Online'] },
  { genders: ['Female'], therapies: ['Cognitive Behavioural Therapy', 'EMDR'] },
];

/** Texts that people type: conditions, therapies, places, names, and two of them together, cut as typing cuts them. */
function texts(): string[] {
  const terms = [...specialtyVocabulary.terms, ...therapyVocabulary.terms].flatMap(({ en, fr }) => [en, fr]);
  const whole = [
    ...terms,
    ...NAMES,
    ...terms.flatMap((term, index) => `${term} ${PLACES[index % PLACES.length] ?? ''}`),
  ].map((text) => text.toLowerCase());
  return [...new Set(whole.flatMap((text) => [text, text.slice(0, Math.ceil(text.length * 0.6))]))];
}

/** `count` searches that count every facet, no two alike, in an order that is the same in every run. */
export function uniqueRequests(count: number): (SearchRequest & { search: string })[] {
  return uniquePicks(count).map(({ q, round, page }) => ({
    ...CHOSEN[round % CHOSEN.length],
    search: q,
    page,
    count: FACET_FIELDS,
  }));
}

/** Texts to search for, each in several rounds with other filters, and on further pages where the filters are used up. */
export function uniquePicks(count: number): { q: string; round: number; page: number }[] {
  const words = texts();
  const picks = Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / words.length);
    // Steps through the list with a stride that has no divisor in common with it, so that kinds alternate.
    const q = words[(index * 37) % words.length] ?? '';
    return { q, round, page: Math.floor(round / CHOSEN.length) + 1 };
  });
  return shuffled(picks);
}

/** The most common words as people type them, letter by letter, from the third letter on. */
export function typedTexts(): string[] {
  const typed = [
    'anxiety',
    'depression',
    'couples therapy',
    'adhd',
    'trauma',
    'emdr',
    'winnipeg',
    'tremblay',
  ];
  return typed.flatMap((text) =>
    Array.from({ length: text.length - 2 }, (_, index) => text.slice(0, index + 3)),
  );
}

function shuffled<T>(items: T[]): T[] {
  let state = 42;
  for (let index = items.length - 1; index > 0; index -= 1) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    const other = state % (index + 1);
    [items[index], items[other]] = [items[other] as T, items[index] as T];
  }
  return items;
}
