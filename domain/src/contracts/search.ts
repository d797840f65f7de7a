import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { matchAnswerSchema } from '../match/answer.ts';
import { matchRequestSchema } from '../match/request.ts';
import { directoryFiltersSchema, pinsSchema, suggestionsSchema } from '../site/directory.ts';
import { contract, REFUSALS } from './contract.ts';
import { searchAnswer } from './search-answer.ts';
import { SEARCH_LIMITS } from './search-limits.ts';
import { searchInput, text } from './search-state.ts';

const REFUSED = {
  400: 'The request is not valid; the message says which key.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  429: 'Too many requests from this address.',
  503: 'Search does not answer now; Retry-After says when to try again.',
} as const;

export const search = contract({
  method: 'POST',
  path: '/api/search',
  tag: 'Search',
  summary: 'Search the directory',
  description:
    'Every key may be left out. The words are read for what they mean: conditions decide who is found, what they perhaps mean who comes first, and ' +
    '`understood` says how they were read. Words that say a place to be near (`near R3C`, `within 10 km of Laval`) are read as `near`, which counts where both are given. ' +
    '`not` leaves out who has a value, as `genders:Male`; of `sessionTypes`, who offers nothing else. Where few are found, `groups` holds who comes near, and `offers` what to search for instead.',
  input: searchInput,
  answer: { status: 200, description: 'One page of people, with counts.', schema: searchAnswer },
  errors: REFUSED,
});

/** What the screen asks for a map: the same search. */
export const pins = contract({
  method: 'POST',
  path: '/api/search/pins',
  tag: 'Search',
  summary: 'Where the people of a search are, for a map',
  description:
    'Takes what a search takes. Its page does not matter: the first 1,000 people of it are looked at. Who has no exact place is counted, and has ' +
    'no pin; `around` is the circle of a search near a place. It counts as three searches against the limit of requests.',
  input: searchInput,
  answer: { status: 200, description: 'Pins, in the order of the list.', schema: pinsSchema },
  errors: REFUSED,
});

export const suggestions = contract({
  method: 'GET',
  path: '/api/suggestions',
  tag: 'Search',
  summary:
    'How what is being typed is understood, and names, concerns, therapies, languages and locations for it',
  description: 'Five of each at most. Words of danger bring none: what helps then is on the search screen.',
  input: z.object({ q: text(SEARCH_LIMITS.queryLength), language: z.enum(LANGUAGES).default('en') }),
  answer: { status: 200, description: 'Suggestions.', schema: suggestionsSchema },
  errors: { 400: 'The request is not valid.', 429: REFUSED[429], 503: REFUSALS.searchAway },
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
  errors: { ...REFUSED, 403: REFUSALS.foreign },
});
