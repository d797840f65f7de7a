import { z } from 'zod';
import { profileCardSchema } from '../directory.ts';
import { publicProfileSchema } from '../profile/public-profile.ts';
import { contract } from './contract.ts';

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

export const featured = contract({
  method: 'GET',
  path: '/api/featured',
  tag: 'Profiles',
  summary: 'Psychologists for the home page: premium ones with a photo first',
  input: z.object({ limit: z.coerce.number<number | undefined>().int().min(1).max(20).default(3) }),
  answer: { status: 200, description: 'Cards; they change once a day.', schema: z.array(profileCardSchema) },
  otherAnswers: UNCHANGED,
  errors: { 400: 'The limit is not valid.' },
});
