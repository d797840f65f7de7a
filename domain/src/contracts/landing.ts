import { z } from 'zod';
import { landingSchema, premiumListingSchema } from '../landing.ts';
import { contract, REFUSALS } from './contract.ts';

const slug = z.string().max(100);
const UNCHANGED = { 304: 'Unchanged since the ETag that was sent.' } as const;

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
  summary: 'The newest premium profiles, and the directory in numbers',
  answer: { status: 200, description: 'Cards and counts.', schema: premiumListingSchema },
  otherAnswers: UNCHANGED,
  errors: { 503: REFUSALS.searchAway },
});
