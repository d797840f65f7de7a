import { z } from 'zod';
import { directoryFiltersSchema, pinsSchema, suggestionsSchema } from '../directory.ts';
import { LANGUAGES } from '../language.ts';
import { contract, REFUSALS } from './contract.ts';
import { matchAnswerSchema } from '../match/answer.ts';
import { matchRequestSchema } from '../match/request.ts';

const TOO_MANY = 'Too many requests from this address.';

/** The gateway bounds the queries further: see the api's `search/route.ts`. */
export const multiSearch = contract({
  method: 'POST',
  path: '/api/search/multi-search',
  tag: 'Search',
  summary: 'Search the directory, in Meilisearch’s shapes',
  description:
    'For the public index only and within bounds. Filters take `field = "value"`, `field IN [...]` and ranges of `lat` and ' +
    '`lng`, joined by AND and OR. Fields that are not public are left out of what is asked. Each query counts as one search ' +
    'against the limit of requests. The words are read for what they mean, unless `understand` is false; `literal` names words that mean ' +
    'themselves alone, and the result says as `understood` how they were read, which of them nobody mentions, and how many there are ' +
    'near. Words that say a place to be near (`near R3C`, `within 10 km of Laval`, `near me`) are read as `near`, which counts where both are given. Queries of a call with the same words are read alike, so that counts fit the results. `near` (`{ place, within, province }`: a postal code or its ' +
    'first three characters, a city, or degrees as `49.89,-97.14`; 5, 10, 25, 50 or 100 km) keeps those within the circle and gives each hit its `distance_km`; ' +
    '`order: "near"` has the nearest first. The result says as `near` which place was found, or null where none of that name is known: then nobody is left out.',
  input: z.object({ queries: z.array(z.record(z.string(), z.unknown())).readonly() }),
  answer: {
    status: 200,
    description: '`{ results: [...] }`, one result for each query.',
    schema: z.object({ results: z.array(z.record(z.string(), z.unknown())) }),
  },
  errors: {
    400: 'The request is not valid; the message says which key.',
    413: 'The body is too large.',
    415: 'The body is not JSON.',
    429: TOO_MANY,
    503: 'Search does not answer now; Retry-After says when to try again.',
  },
});

/** The gateway bounds the query further, as it does those of a multi-search. */
export const pins = contract({
  method: 'POST',
  path: '/api/search/pins',
  tag: 'Search',
  summary: 'Where the people of a search are, for a map',
  description:
    'Takes one query as a multi-search does. Its page and its fields do not matter: the first 1,000 people of it are looked at. Who has no ' +
    'exact place is counted, and has no pin; `around` is the circle of a search near a place. It counts as three searches against the limit of requests.',
  input: z.object({ query: z.record(z.string(), z.unknown()) }),
  answer: { status: 200, description: 'Pins, in the order of the list.', schema: pinsSchema },
  errors: {
    400: 'The request is not valid; the message says which key.',
    413: 'The body is too large.',
    415: 'The body is not JSON.',
    429: TOO_MANY,
    503: 'Search does not answer now; Retry-After says when to try again.',
  },
});

/** The gateway bounds the words' length, too. */
export const suggestions = contract({
  method: 'GET',
  path: '/api/suggestions',
  tag: 'Search',
  summary:
    'How what is being typed is understood, and names, concerns, therapies, languages and locations for it',
  description: 'Five of each at most. Words of danger bring none: what helps then is on the search screen.',
  input: z.object({ q: z.string(), language: z.enum(LANGUAGES).default('en') }),
  answer: { status: 200, description: 'Suggestions.', schema: suggestionsSchema },
  errors: { 400: 'The request is not valid.', 429: TOO_MANY, 503: REFUSALS.searchAway },
});

export const filters = contract({
  method: 'GET',
  path: '/api/filters',
  tag: 'Search',
  summary: 'Every value that a filter can take, with counts',
  answer: { status: 200, description: 'Filters.', schema: directoryFiltersSchema },
  otherAnswers: { 304: 'Unchanged since the ETag that was sent.' },
  errors: { 503: REFUSALS.searchAway },
});

export const match = contract({
  method: 'POST',
  path: '/api/match',
  tag: 'Search',
  summary: 'Psychologists for a condition, the best match first',
  description:
    'Over the whole directory. The body carries what was found out about a person (a severity, never a score or answers), so ' +
    'that no address or log holds it. Nothing of it is kept. Those who work with the condition are matches; with ' +
    '`filters.specialtyOnly` false the others that pass follow after them.',
  input: matchRequestSchema,
  answer: { status: 200, description: 'One page of matches.', schema: matchAnswerSchema },
  errors: {
    400: 'The request is not valid; the message says which key.',
    403: REFUSALS.foreign,
    413: 'The body is too large.',
    415: 'The body is not JSON.',
    429: 'Too many requests from this address.',
    503: 'Search does not answer now; Retry-After says when to try again.',
  },
});

declare module './api.ts' {
  interface Contracts {
    multiSearch: typeof multiSearch;
    pins: typeof pins;
    suggestions: typeof suggestions;
    filters: typeof filters;
    match: typeof match;
  }
}
