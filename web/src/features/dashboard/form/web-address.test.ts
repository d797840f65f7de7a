import { expect, it } from 'vitest';
import { webAddressProblem } from './web-address.ts';

it.each([
  ['https://www.example.ca/about', null],
  ['www.example.ca', null],
  ['example.ca:8443/a', null],
  ['//example.ca', null],
  ['', null],
  ['   ', null],
  ['javascript:alert(1)', 'webScheme'],
  [' JavaScript:alert(1)', 'webScheme'],
  ['data:text/html,x', 'webScheme'],
  ['ftp://example.ca', 'webScheme'],
  ['https:example.ca', 'webMalformed'],
  ['my website', 'webMalformed'],
  ['website', 'webMalformed'],
  ['https://someone:secret@example.ca', 'webMalformed'],
  ['http://localhost:8080', 'webInternal'],
  ['http://127.1', 'webInternal'],
  ['http://2130706433/', 'webInternal'],
  ['http://0x7f.0.0.1/', 'webInternal'],
  ['http://10.0.0.7', 'webInternal'],
  ['http://172.20.1.1', 'webInternal'],
  ['http://192.168.1.1', 'webInternal'],
  ['http://169.254.169.254/latest/meta-data', 'webInternal'],
  ['http://[::1]/', 'webInternal'],
  ['http://printer.local', 'webInternal'],
] as const)('%s: %s', (typed, problem) => {
  expect(webAddressProblem(typed)).toBe(problem);
});
