import { press } from './press.ts';

export const confirmAddress = press({
  path: '/api/members/contact-address',
  tag: 'Members',
  summary: 'Confirm a new contact address with the token of the mail that was sent there',
  description: 'Messages from visitors go there now. The same again is answered the same.',
  fields: ['token', 'language'],
});
