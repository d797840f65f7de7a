import { z } from 'zod';
import { profileCardSchema, publicProfileSchema } from '../profile/public-profile.ts';
import { contract, REFUSALS } from './contract.ts';
import { HITS_PER_PAGE, SEARCH_LIMITS } from './search-limits.ts';
import { findProvince } from '../places/provinces.ts';
import { SHORTLIST_MAX } from '../site/shortlist.ts';
import { checksSchema } from '../site/directory.ts';
import { landingSchema, premiumListingSchema } from '../site/landing.ts';

const lookup = z.union([z.object({ profile: publicProfileSchema }), z.object({ movedTo: z.string() })]);
const part = z.string().max(200);
const NOT_FOUND = 'There is no such profile.';
const UNCHANGED = { 304: 'Unchanged since the ETag that was sent.' } as const;

export const profileById = contract({
  method: 'GET',
  path: '/api/profiles/{id}',
  tag: 'Profiles',
  summary: 'A profile by id, or the address by name where it lives',
  input: z.object({ id: z.string().max(100) }),
  answer: {
    status: 200,
    description: '`profile`, or `movedTo` when the profile has an address by name.',
    schema: lookup,
  },
  errors: { 404: NOT_FOUND },
});

export const profileByName = contract({
  method: 'GET',
  path: '/api/profiles/by-name/{province}/{city}/{slug}',
  tag: 'Profiles',
  summary: 'A profile by the slugs of its province, city and name',
  input: z.object({ province: part, city: part, slug: part }),
  answer: {
    status: 200,
    description: '`profile`, or `movedTo` when its address is written otherwise.',
    schema: lookup,
  },
  errors: { 400: 'The slug has no hyphen.', 404: NOT_FOUND },
});

export const profiles = contract({
  method: 'POST',
  path: '/api/profiles',
  tag: 'Profiles',
  summary: 'Several profiles by their ids',
  description:
    'In the order of the ids, without those that are not in the directory. Whom somebody compares is theirs alone: the ids stand in ' +
    'the body, so that no address or log holds them.',
  input: z.strictObject({ ids: z.array(z.guid().toLowerCase()).max(SHORTLIST_MAX) }),
  answer: { status: 200, description: 'Profiles.', schema: z.array(publicProfileSchema) },
  errors: {
    400: 'The ids are not valid, or too many.',
    403: REFUSALS.foreign,
    413: REFUSALS.tooLarge,
    415: REFUSALS.notJson,
  },
});

const whole = (most: number) => z.coerce.number<number | undefined>().int().min(1).max(most);

const list = z.object({
  data: z.array(profileCardSchema),
  pagination: z.object({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
    hasNext: z.boolean(),
    hasPrev: z.boolean(),
  }),
});

/** A page of the list, and where it stands among the others. Beyond the last there is nobody. */
export type ProfileList = z.infer<typeof list>;

export const profileList = contract({
  method: 'GET',
  path: '/api/profiles',
  tag: 'Profiles',
  summary: 'The directory, page by page',
  description:
    'Active profiles in the order of the search: premium first, equals in another order every day. `province` is a code or a name, `city` a ' +
    'name within it or anywhere. For words and other filters ask the search.',
  input: z.object({
    page: whole(SEARCH_LIMITS.totalHits).default(1),
    limit: whole(1_000).default(HITS_PER_PAGE),
    province: z
      .string()
      .max(100)
      .refine((text) => findProvince(text) !== undefined, 'is no province or territory')
      .optional(),
    city: z.string().max(100).optional(),
  }),
  answer: { status: 200, description: 'Cards, and which page it is.', schema: list },
  otherAnswers: UNCHANGED,
  errors: { 400: 'A parameter is not valid.', 503: REFUSALS.searchAway },
});

export const featured = contract({
  method: 'GET',
  path: '/api/featured',
  tag: 'Profiles',
  summary: 'Psychologists for the home page: premium ones with a photo first',
  input: z.object({ limit: whole(20).default(3) }),
  answer: { status: 200, description: 'Cards; they change once a day.', schema: z.array(profileCardSchema) },
  otherAnswers: UNCHANGED,
  errors: { 400: 'The limit is not valid.' },
});

export const checks = contract({
  method: 'GET',
  path: '/api/checks',
  tag: 'Profiles',
  summary: 'What the directory has checked of its psychologists, and when',
  answer: { status: 200, description: 'Counts, and a day.', schema: checksSchema },
  otherAnswers: UNCHANGED,
  errors: {},
});

const slug = z.string().max(100);

export const landing = contract({
  method: 'GET',
  path: '/api/landing',
  tag: 'Places',
  summary: 'What the page of a province, of a city, or of a service in a city shows',
  input: z
    .object({ province: slug, city: slug.optional(), service: slug.optional() })
    .refine(({ city, service }) => city !== undefined || service === undefined, {
      path: ['service'],
      message: 'A service needs a city',
    }),
  answer: { status: 200, description: 'Counts and cards.', schema: landingSchema },
  otherAnswers: UNCHANGED,
  errors: {
    400: 'A parameter is not valid.',
    404: 'No psychologist is active there.',
    503: REFUSALS.searchAway,
  },
});

export const premium = contract({
  method: 'GET',
  path: '/api/premium',
  tag: 'Profiles',
  summary: 'Premium profiles, others every day, and the directory in numbers',
  answer: { status: 200, description: 'Cards and counts.', schema: premiumListingSchema },
  otherAnswers: UNCHANGED,
  errors: { 503: REFUSALS.searchAway },
});
