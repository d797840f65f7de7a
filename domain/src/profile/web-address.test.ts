import { expect, it } from 'vitest';
import { isPublicWebAddress, webAddressProblem, withScheme } from './web-address.ts';

it.each(['https://example.org', 'HTTPS://Example.org:8443/a?b#c', 'https://psychologie-québec.ca/é'])(
  '%s can be linked to',
  (address) => {
    expect(isPublicWebAddress(address)).toBe(true);
  },
);

it.each([
  ['javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['//example.org'],
  ['https://localhost/'],
  ['http://127.0.0.1/'],
  ['https://127.0.0.1\\@example.org/'],
  ['https://１２７.0.0.1/'],
  ['https://localhoſt.ca/'],
  ['https://exa\tmple.org/'],
  [`https://example.org/${'x'.repeat(500)}`],
])('%s cannot', (address) => {
  expect(isPublicWebAddress(address)).toBe(false);
});

it('gives an address without a scheme https', () => {
  expect(
    ['example.ca', ' example.ca:8080/x ', 'http://example.ca', 'javascript:x', ''].map(withScheme),
  ).toEqual(['https://example.ca', 'https://example.ca:8080/x', 'http://example.ca', 'javascript:x', '']);
});

it.each([
  ['www.example.ca', null],
  ['', null],
  ['javascript:alert(1)', 'webScheme'],
  ['ftp://example.ca', 'webScheme'],
  ['https:example.ca', 'webMalformed'],
  ['my website', 'webMalformed'],
  ['https://someone:secret@example.ca', 'webMalformed'],
  ['http://localhost:8080', 'webInternal'],
  ['http://127.1', 'webInternal'],
  ['http://10.0.0.7', 'webInternal'],
  ['http://169.254.169.254/latest/meta-data', 'webInternal'],
  ['http://printer.local', 'webInternal'],
] as const)('why %s cannot: %s', (typed, problem) => {
  expect(webAddressProblem(typed)).toBe(problem);
});
