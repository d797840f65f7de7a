import { expect, it } from 'vitest';
import { readReports } from './report.ts';

const byUri = (report: object) => readReports({ 'csp-report': report });
const blockedAs = (address: string) =>
  byUri({ 'effective-directive': 'img-src', 'blocked-uri': address })?.[0]?.blocked;

it('reads both formats, and of the newer one violations alone', () => {
  expect(byUri({ 'violated-directive': "script-src 'self'", 'blocked-uri': 'inline' })).toEqual([
    { directive: 'script-src', blocked: 'inline' },
  ]);
  const violation = { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/x.png' };
  expect(
    readReports([
      { type: 'csp-violation', url: 'https://site.example/', body: violation },
      { type: 'deprecation', body: { id: 'x' } },
    ]),
  ).toEqual([{ directive: 'img-src', blocked: 'https://evil.example' }]);
});

it('keeps no address, query, page or sample', () => {
  const reports = byUri({
    'document-uri': 'https://site.example/find-a-psychologist?search=depression',
    'effective-directive': 'connect-src',
    'blocked-uri': 'https://user:word@tracker.example:8443/pixel?search=depression#self-harm',
    'script-sample': 'depression',
    referrer: 'https://site.example/?search=depression',
  });
  expect(reports).toEqual([{ directive: 'connect-src', blocked: 'https://tracker.example:8443' }]);
});

it('keeps what is no origin as a word of a fixed list, or a scheme', () => {
  expect(blockedAs('trusted-types-sink')).toBe('trusted-types-sink');
  expect(blockedAs('chrome-extension://abcdef/page.js?x=1')).toBe('chrome-extension:');
  expect(blockedAs('data:text/html,depression')).toBe('data:');
  for (const address of ['depression', 'line\nbreak', '', `https://${'x'.repeat(3000)}.example/`]) {
    expect(blockedAs(address)).toBe('other');
  }
  expect(byUri({ 'effective-directive': 'depression-src' })?.[0]?.directive).toBe('other');
});

it.each([null, 'x', 7, {}, [], [{ type: 7 }], { 'csp-report': 'x' }])('finds none in %j', (body) => {
  expect(readReports(body) ?? []).toEqual([]);
});
