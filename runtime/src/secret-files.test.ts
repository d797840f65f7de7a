import { expect, it } from 'vitest';
import { withSecretFiles } from './secret-files.ts';

const FILES: Record<string, string> = {
  '/run/secrets/redis-url': 'redis://:secret@redis:6379\n',
  '/run/secrets/empty': '',
};
const read = (path: string) => {
  const text = FILES[path];
  if (text === undefined)
    throw Object.assign(new Error(`ENOENT: secret words of ${path}`), { code: 'ENOENT' });
  return text;
};

it('a variable may be in a file, without the line break at its end', () => {
  const env = { REDIS_URL_FILE: '/run/secrets/redis-url', PORT: '8080', DATABASE_URL_FILE: '' };
  expect(withSecretFiles(env, ['REDIS_URL', 'DATABASE_URL', 'PORT'], read)).toMatchObject({
    REDIS_URL: 'redis://:secret@redis:6379',
    PORT: '8080',
  });
});

it('reads no file of a variable that nobody knows', () => {
  expect(withSecretFiles({ OTHER_FILE: '/nowhere' }, ['REDIS_URL'], read)).toEqual({
    OTHER_FILE: '/nowhere',
  });
});

it('says which variable is given twice, and which file cannot be read', () => {
  const twice = { REDIS_URL: 'redis://127.0.0.1', REDIS_URL_FILE: '/run/secrets/redis-url' };
  expect(() => withSecretFiles(twice, ['REDIS_URL'], read)).toThrow(
    'REDIS_URL and REDIS_URL_FILE are both set',
  );
  expect(() => withSecretFiles({ REDIS_URL_FILE: '/gone' }, ['REDIS_URL'], read)).toThrow(
    'REDIS_URL_FILE: /gone cannot be read (ENOENT).',
  );
});
