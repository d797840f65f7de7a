import { accuracy as siteAccuracy } from '@directory/domain/contracts/accuracy';
import { type Contract, contract, REFUSALS } from '@directory/domain/contracts/contract';
import { searchInput } from '@directory/domain/contracts/search-state';
import { byFacetParam, CHIP_FACETS } from '@directory/domain/facets';
import { LANGUAGES } from '@directory/domain/language';
import { PROVINCE_CODES } from '@directory/domain/places/provinces';
import { z } from 'zod';
import { openProfileSchema } from './open-profile.ts';

const bilingual = z.object({ en: z.string(), fr: z.string() });
const people = z.array(openProfileSchema);

/** What all of the open data has in common. */
const OPEN = { method: 'GET', tag: 'Open data' } as const;
const ERRORS = { 400: 'A parameter is not valid; the message says which.', 429: REFUSALS.tooMany } as const;
const SEARCHED = { ...ERRORS, 503: REFUSALS.searchAway } as const;
const answered = <Schema extends z.core.$ZodType>(description: string, schema: Schema) =>
  ({
    answer: { status: 200, description, schema },
    otherAnswers: { 304: 'Unchanged since the ETag that was sent.' },
  }) as const satisfies Partial<Contract>;

/** A line for somebody in danger, in the language that was asked for. */
export const helpSchema = z.object({
  name: z.string(),
  reach: z.string().describe('How to reach it, in words.'),
  service: z.string().describe('When it answers, and in which languages.'),
  about: z.string().nullable().describe('Whom it is for, or whom to call where it does not answer.'),
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

/** The parameters that take lists. */
export const LISTS: ReadonlySet<string> = new Set([...CHIP_FACETS.map(({ param }) => param), 'not']);

export const searchByAddress = contract({
  ...OPEN,
  path: '/api/v1/psychologists',
  summary: 'Search psychologists, with the site’s own search',
  description:
    'The words are read as on the site: conditions decide who is found, and `understood` says which. Values of facets are those of /api/v1/terms. ' +
    'Words of danger are neither logged nor kept; send them in the body of a POST, so that no address holds them.',
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
  ...answered('One page of people.', found),
  errors: SEARCHED,
});

export const searchByBody = contract({
  ...searchByAddress,
  method: 'POST',
  summary: 'The same search, with the whole state of the site’s screen',
  input: searchInput,
  errors: { ...SEARCHED, 413: REFUSALS.tooLarge, 415: REFUSALS.notJson },
});

export const onePsychologist = contract({
  ...OPEN,
  path: '/api/v1/psychologists/{id}',
  summary: 'One psychologist',
  input: z.object({ id: z.string().max(100) }),
  ...answered('The psychologist.', openProfileSchema),
  errors: { ...ERRORS, 404: 'There is no such psychologist, or no longer in the open data.' },
});

/** A moment that the database has, too. */
export const moment = z.iso.datetime({ offset: true }).refine((text) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1970 && year < 2100;
}, 'A moment between 1970 and 2099.');

export const changes = contract({
  ...OPEN,
  path: '/api/v1/changes',
  summary: 'Who is new or has changed since a moment, the oldest change first',
  description:
    'Give `since` first, then `after` as `next` says, until `is_complete`; ask later with the last `next`. Somebody may come twice. Who has left is ' +
    'not listed: compare with /api/v1/ids, at least once a day. Nor is it a change when a word about new clients lapses, when `next_opening`, ' +
    '`answer_sign` or a visitor’s report changes, or when something of a practice, a register or an account does, which several people share: read ' +
    'everybody anew from 1970, at least once a week.',
  input: z.object({
    since: moment.default('1970-01-01T00:00:00Z'),
    after: z.string().max(100).optional(),
    limit: z.coerce.number<number | undefined>().int().min(1).max(200).default(100),
  }),
  ...answered(
    'People, and where to go on.',
    z.object({ data: people, next: z.string(), is_complete: z.boolean() }),
  ),
  errors: ERRORS,
});

export const ids = contract({
  ...OPEN,
  path: '/api/v1/ids',
  summary: 'The ids of everybody in the open data: delete whom it no longer names',
  input: z.object({ after: z.guid().optional() }),
  ...answered(
    'Up to 10,000 ids in their order; `next` is null at the end.',
    z.object({ data: z.array(z.string()), next: z.string().nullable() }),
  ),
  errors: ERRORS,
});

export const terms = contract({
  ...OPEN,
  path: '/api/v1/terms',
  summary: 'Every value that a search can ask for, in both languages, with counts',
  ...answered(
    'Values by the parameter that takes them.',
    z.object(
      byFacetParam(() => z.array(z.object({ value: z.string(), ...bilingual.shape, count: z.int() }))),
    ),
  ),
  errors: SEARCHED,
});

const cities = z.array(z.object({ value: z.string(), count: z.int() }));

export const provinces = contract({
  ...OPEN,
  path: '/api/v1/provinces',
  summary: 'Provinces and territories with psychologists, and their cities',
  ...answered(
    'Provinces.',
    z.array(z.object({ code: z.enum(PROVINCE_CODES), name: bilingual, count: z.int(), cities })),
  ),
  errors: SEARCHED,
});

export const accuracy = contract({ ...siteAccuracy, ...OPEN, path: '/api/v1/accuracy', errors: ERRORS });
