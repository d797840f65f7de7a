import { expect, it } from 'vitest';
import { domainOf, parseSender } from './mail-address.ts';

it.each([
  ['mail@example.ca', { name: '', address: 'mail@example.ca' }],
  [
    'Psychologist Directory <mail@example.ca>',
    { name: 'Psychologist Directory', address: 'mail@example.ca' },
  ],
  ['"Répertoire, Canada" <mail@example.ca>', { name: 'Répertoire, Canada', address: 'mail@example.ca' }],
])('%s is a sender', (text, sender) => {
  expect(parseSender(text)).toEqual(sender);
});

it.each(['', 'nobody', 'A <a@example.ca>, B <b@example.ca>', 'A\r\nBcc: b@example.ca <a@example.ca>'])(
  '%j is not',
  (text) => {
    expect(() => parseSender(text)).toThrow(/not an email address/);
  },
);

it('takes the domain behind the last @', () => {
  expect(domainOf('mail@example.ca')).toBe('example.ca');
});
