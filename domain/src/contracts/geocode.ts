import { z } from 'zod';
import { contract } from './contract.ts';

export const geocode = contract({
  method: 'GET',
  path: '/api/geocode',
  tag: 'Profiles',
  summary: 'Where an address in Canada is',
  // Addresses are short; what is longer is something else.
  input: z.object({ address: z.string().max(300) }),
  answer: {
    status: 200,
    description: 'The place, in degrees.',
    schema: z.object({ lat: z.number(), lon: z.number() }),
  },
  errors: {
    400: 'The address is missing or too long.',
    404: 'There is no such place.',
    429: 'Too many requests from this address.',
    503: 'The place cannot be looked up now.',
  },
});
