import { accuracy } from '@directory/domain/contracts/accuracy';
import { contract, REFUSALS } from '@directory/domain/contracts/contract';
import { searchInput } from '@directory/domain/contracts/search-state';
import { byFacetParam, CHIP_FACETS } from '@directory/domain/facets';
import { LANGUAGES } from '@directory/domain/language';
import { PROVINCE_CODES } from '@directory/domain/places/provinces';
import { z } from 'zod';
import { openProfileSchema } from './open-profile.ts';

const UNCHANGED = { 304: 'Unchanged since the ETag that was sent.' } as const;
const NOT_VALID = 'A parameter is not valid; the message says which.';
const SEARCHED = { 400: NOT_VALID, 429: REFUSALS.tooMany, 503: REFUSALS.searchAway } as const;
const bilingual = z.object({ en: z.string(), fr: z.string() });
const people = z.array(openProfileSchema);

/** A line for somebody in danger, in the language that was asked for. */
export const helpSchema = z.object({
  name: z.string(),
  reach: z.string().describe('How to reach it, in words.'),
  service: z.string().describe('When it answers, and in which languages.'),
  about: z.string().nullable(),
  call: z.string().nullable(),
  text: z.string().nullable(),
  source: z.string(),
});

const found = z.object({
  crisis_lines: z
    .array(helpSchema)
    .describe('Where the words tell of danger: show these before anything else.'),
  data: people.describe('One page, in the order of the site. Who has left the open data is left out of it.'),
  close: people.describe('Where few are found: who comes near what was asked for.'),
  page: z.int(),
  pages: z.int(),
  total: z.int().describe('How many the site finds.'),
  understood: z.array(z.object({ names: z.array(bilingual), excluded: z.boolean() })),
});

export type Found = z.infer<typeof found>;

/** In an address a value may stand once or several times. */
const values = z.union([z.string(), z.array(z.string())]).optional();
const whole = z.coerce.number<string>().int().optional();

const DESCRIPTION =
  'The words are read as on the site: conditions decide who is found, and `understood` says which. Values of facets are those of /api/v1/terms. ' +
  'Words of danger are neither logged nor kept; send them in the body of a POST, so that no address holds them.';

export const searchByAddress = contract({
  method: 'GET',
  path: '/api/v1/psychologists',
  tag: 'Open data',
  summary: 'Search psychologists, with the site’s own search',
  description: DESCRIPTION,
  input: z.strictObject({
    search: z.string().optional(),
    language: z.enum(LANGUAGES).optional(),
    province: z.enum(PROVINCE_CODES).optional(),
    city: z.string().optional(),
    near: z.string().optional(),
    within: whole,
    page: whole,
    ...byFacetParam(() => values),
    not: values,
  }),
  answer: { status: 200, description: 'One page of people.', schema: found },
  otherAnswers: UNCHANGED,
  errors: SEARCHED,
});

export const searchByBody = contract({
  method: 'POST',
  path: '/api/v1/psychologists',
  tag: 'Open data',
  summary: 'The same search, with the whole state of the site’s screen',
  description: DESCRIPTION,
  input: searchInput,
  answer: { status: 200, description: 'One page of people.', schema: found },
  errors: { ...SEARCHED, 413: REFUSALS.tooLarge, 415: REFUSALS.notJson },
});

export const onePsychologist = contract({
  method: 'GET',
  path: '/api/v1/psychologists/{id}',
  tag: 'Open data',
  summary: 'One psychologist',
  input: z.object({ id: z.string().max(100) }),
  answer: { status: 200, description: 'The psychologist.', schema: openProfileSchema },
  otherAnswers: UNCHANGED,
  errors: { 404: 'There is no such psychologist, or no longer in the open data.', 429: REFUSALS.tooMany },
});

export const changes = contract({
  method: 'GET',
  path: '/api/v1/changes',
  tag: 'Open data',
  summary: 'Who is new or has changed since a moment, the oldest change first',
  description:
    'Give `since` first, then `after` as `next` says, until `is_complete`; ask later with the last `next`. Somebody may come twice. Who has left is not ' +
    'listed: compare with /api/v1/ids, at least once a day.',
  input: z.object({
    since: z.iso.datetime({ offset: true }).default('1970-01-01T00:00:00Z'),
    after: z.string().max(100).optional(),
    limit: z.coerce.number<number | undefined>().int().min(1).max(200).default(100),
  }),
  answer: {
    status: 200,
    description: 'People, and where to go on.',
    schema: z.object({ data: people, next: z.string(), is_complete: z.boolean() }),
  },
  otherAnswers: UNCHANGED,
  errors: { 400: NOT_VALID, 429: REFUSALS.tooMany },
});

export const ids = contract({
  method: 'GET',
  path: '/api/v1/ids',
  tag: 'Open data',
  summary: 'The ids of everybody in the open data: delete whom it no longer names',
  input: z.object({ after: z.guid().optional() }),
  answer: {
    status: 200,
    description: 'Up to 10,000 ids in their order; `next` is null at the end.',
    schema: z.object({ data: z.array(z.string()), next: z.string().nullable() }),
  },
  otherAnswers: UNCHANGED,
  errors: { 400: NOT_VALID, 429: REFUSALS.tooMany },
});

const term = z.object({ value: z.string(), ...bilingual.shape, count: z.int() });

export const terms = contract({
  method: 'GET',
  path: '/api/v1/terms',
  tag: 'Open data',
  summary: 'Every value that a search can ask for, in both languages, with counts',
  answer: {
    status: 200,
    description: 'Values by the parameter that takes them.',
    schema: z.object(byFacetParam(() => z.array(term))),
  },
  otherAnswers: UNCHANGED,
  errors: { 429: REFUSALS.tooMany, 503: REFUSALS.searchAway },
});

export const provinces = contract({
  method: 'GET',
  path: '/api/v1/provinces',
  tag: 'Open data',
  summary: 'Provinces and territories with their cities, and who registers psychologists there',
  answer: {
    status: 200,
    description: 'Provinces.',
    schema: z.array(
      z.object({
        code: z.enum(PROVINCE_CODES),
        name: bilingual,
        count: z.int(),
        cities: z.array(z.object({ value: z.string(), count: z.int() })),
        regulator: z.object({ code: z.string(), name: bilingual, url: z.string() }).nullable(),
      }),
    ),
  },
  otherAnswers: UNCHANGED,
  errors: { 429: REFUSALS.tooMany, 503: REFUSALS.searchAway },
});

export const openAccuracy = contract({
  ...accuracy,
  path: '/api/v1/accuracy',
  tag: 'Open data',
  otherAnswers: UNCHANGED,
  errors: { 429: REFUSALS.tooMany },
});

/** The parameters that take lists. */
export const LISTS: ReadonlySet<string> = new Set([...CHIP_FACETS.map(({ param }) => param), 'not']);
