import { z } from 'zod';
import { contract, REFUSED_POSTS } from './contract.ts';

export const confirmAddress = contract({
  method: 'POST',
  path: '/api/members/contact-address',
  tag: 'Members',
  summary: 'Confirm a new contact address with the token of the mail that was sent there',
  input: z.object({ token: z.string().min(20).max(100) }),
  answer: {
    status: 200,
    description: 'Messages from visitors go there now. The same again is answered the same.',
    schema: z.object({ address: z.string() }),
  },
  errors: {
    ...REFUSED_POSTS,
    400: 'The token is missing.',
    404: 'The link is too old, or the request was taken back.',
  },
});
