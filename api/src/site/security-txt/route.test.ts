import { expect, it } from 'vitest';
import { securityTxt } from './route.ts';

const site = {
  contact: 'mailto:operator@example.org',
  canonical: 'https://directory.example/.well-known/security.txt',
};
const DAY_MS = 24 * 60 * 60 * 1000;

it('says whom to tell, in which languages, and until when that holds', () => {
  expect(securityTxt(site, new Date('2026-11-22T23:59:59.999Z'))).toBe(
    [
      'Contact: mailto:operator@example.org',
      'Expires: 2027-05-21T00:00:00Z',
      'Preferred-Languages: en, fr',
      'Canonical: https://directory.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it.each(['2026-01-01T00:00:00Z', '2027-12-31T23:59:59.999Z', '2028-02-29T12:00:00Z'])(
  'expires in the future and within a year, asked at %s',
  (moment) => {
    const now = new Date(moment);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(securityTxt(site, now)) ?? [];
    const days = (Date.parse(expires) - now.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  },
);
