import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

it('gives each page one address, never another host’s', () => {
  expect(canonicalPath('/')).toBe('/');
  expect(canonicalPath('/faq/')).toBe('/faq');
  expect(canonicalPath('//evil.example/')).toBe('/evil.example');
  expect(canonicalPath('/\\evil.example')).toBe('/evil.example');
  expect(canonicalPath('///')).toBe('/');
  expect(canonicalPath('/manitoba/winnipeg')).toBe('/manitoba/winnipeg');
});
