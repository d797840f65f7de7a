import { expect, test } from 'vitest';
import { displayPhone, emailHref, phoneHref, webAddress } from './contact-links.ts';

test('a phone link dials the digits, and the extension after a pause', () => {
  expect(phoneHref('(204) 555-0138')).toBe('tel:2045550138');
  expect(phoneHref('+1 204-555-0138 ext. 12')).toBe('tel:+12045550138,12');
  expect(phoneHref('514 555-0138 poste 7')).toBe('tel:5145550138,7');
  expect(phoneHref('514 555-0138 #7')).toBe('tel:5145550138,7');
});

test('a mail link writes to that address alone', () => {
  expect(emailHref('ana.roy@example.ca')).toBe('mailto:ana.roy@example.ca');
  expect(emailHref('ana?bcc=eve@example.ca')).toBe('mailto:ana%3Fbcc%3Deve@example.ca');
});

test('a website without a scheme is https, and its text is short', () => {
  expect(webAddress('www.example.ca/team')).toEqual({
    href: 'https://www.example.ca/team',
    label: 'example.ca/team',
  });
  expect(webAddress('http://example.ca/')).toEqual({ href: 'http://example.ca/', label: 'example.ca' });
});

test('only http and https are websites', () => {
  for (const typed of [
    'javascript:alert(1)',
    'data:text/html,x',
    'JaVaScRiPt:alert(1)',
    'not a site',
    null,
  ]) {
    expect(webAddress(typed)).toBeNull();
  }
});

test.each([
  ['204 555 0138', '204-555-0138'],
  ['+1 (204) 555-0138', '204-555-0138'],
  ['12045550138', '204-555-0138'],
  [' 204-555-0138 x4', '204-555-0138 ext. 4'],
  ['514 555-0138, poste 7', '514-555-0138 ext. 7'],
  ['1 (800) 555-0138', '1-800-555-0138'],
  ['877-555-0138', '1-877-555-0138'],
  ['+33 1 42 68 53 00', '+33 1 42 68 53 00'],
  ['204-555-01389', '204-555-01389'],
  ['204-555-0138 or 204-555-0139', '204-555-0138 or 204-555-0139'],
])('%s is shown as %s', (phone, shown) => expect(displayPhone(phone, 'en')).toBe(shown));

test('an extension is one of the page’s language', () =>
  expect(displayPhone('204-555-0111 ext. 4', 'fr')).toBe('204-555-0111 poste 4'));
