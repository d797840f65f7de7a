import { FACET_FIELDS } from '@directory/domain/facets';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { HITS_PER_PAGE } from '@directory/search-config/limits';

/** One query of the search screen, as it reaches the gateway. */
export type ScreenQuery = Readonly<Record<string, unknown>> & { q: string };

const CARD_FIELDS = [
  'id',
  'name',
  'credentials',
  'city',
  'province',
  'specialties',
  'therapies',
  'own_words',
  'photo_url',
  'path',
  'is_premium',
];
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
const FILTERS: readonly (readonly (string | readonly string[])[])[] = [
  [],
  ['"province"="ON"'],
  [['"languages"="French"', '"languages"="English"']],
  ['"province"="MB"', '"session_types"="Online"'],
  [['"gender"="Female"'], ['"therapies"="Cognitive Behavioural Therapy"', '"therapies"="EMDR"']],
];

/** The screen's request for a text: the facets that it shows, cities only within a province; a page of hits; marked words. */
export function screenQuery(q: string, filter: readonly (string | readonly string[])[] = []): ScreenQuery {
  const inProvince = filter.flat().some((term) => term.startsWith('"province"'));
  return {
    indexUid: 'psychologists',
    q,
    facets: FACET_FIELDS.filter((field) => field !== 'city' || inProvince).toSorted(),
    ...(filter.length > 0 && { filter }),
    attributesToRetrieve: CARD_FIELDS,
    attributesToHighlight: q ? ['name', 'city', 'specialties', 'therapies', 'own_words'] : [],
    highlightPreTag: '__ais-highlight__',
    highlightPostTag: '__/ais-highlight__',
    hitsPerPage: HITS_PER_PAGE,
    page: 1,
  };
}

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

/** `count` queries, no two alike, in an order that is the same in every run. */
export function uniqueQueries(count: number): ScreenQuery[] {
  return uniquePicks(count).map(({ q, round, page }) => ({
    ...screenQuery(q, FILTERS[round % FILTERS.length]),
    page,
  }));
}

/** Texts to search for, each in several rounds with other filters, and on further pages where the filters are used up. */
export function uniquePicks(count: number): { q: string; round: number; page: number }[] {
  const words = texts();
  const picks = Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / words.length);
    // Steps through the list with a stride that has no divisor in common with it, so that kinds alternate.
    const q = words[(index * 37) % words.length] ?? '';
    return { q, round, page: Math.floor(round / FILTERS.length) + 1 };
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
