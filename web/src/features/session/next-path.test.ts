import { describe, expect, it } from 'vitest';
import { loginPath, nextPath, readNext } from './next-path.ts';

describe('where to go after signing in', () => {
  it.each(['/dashboard?edit=1#bio', '/search?search=anxiety&location=Winnipeg%2C%20Manitoba', '/'])(
    'keeps the path %s of this site, through the address of the sign-in page',
    (path) => {
      expect(nextPath(readNext(new URL(loginPath(path), 'http://x').search))).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    '/%0d%0a/../\u0000',
  ])('never leaves the site: %j', (next) => {
    expect(nextPath(next)).toBe('/dashboard');
  });

  it('does not lead back to where the session began', () => {
    expect(nextPath('/login?next=/login')).toBe('/dashboard');
    expect(nextPath('/reset-password')).toBe('/dashboard');
  });
});
