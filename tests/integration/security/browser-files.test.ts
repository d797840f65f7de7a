import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const CLIENT = 'build/web/client';

/** What browsers are given, as the build made it. */
const files = readdirSync(CLIENT, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const texts = files
  .filter((file) => /\.(js|css|svg|json|html|txt|webmanifest)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const holding = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`${file}: ${found}`];
  });

/** Every word of the running stack's keys, passwords and addresses. */
function secrets(): [name: string, value: string][] {
  const dataDir = dirname(resolve(process.env['STACK_JSON'] ?? ''));
  const leaves = (value: unknown, name: string): [string, string][] =>
    typeof value === 'string'
      ? [[name, value]]
      : Object.entries(value ?? {}).flatMap(([key, part]) => leaves(part, `${name}.${key}`));
  return ['stack.json', 'secrets.json']
    .map((name) => join(dataDir, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => leaves(JSON.parse(readFileSync(path, 'utf8')), path));
}

it('are scripts, style sheets, fonts and pictures, and no source maps', () => {
  expect(texts.length).toBeGreaterThan(50);
  const kinds = /\.(js|css|svg|woff2|png|ico|webp|avif|json)(\.(br|gz))?$/;
  expect(files.filter((file) => !kinds.test(file))).toEqual([]);
  expect(files.filter((file) => /\.json/.test(file) && !file.includes('/.vite/'))).toEqual([]);
  expect(holding(/sourceMappingURL|sourcesContent/)).toEqual([]);
});

it('hold no key, password or address of this stack', () => {
  const known = secrets();
  expect(known.length).toBeGreaterThan(10);
  const found = texts.flatMap(({ file, text }) =>
    known.filter(([, value]) => text.includes(value)).map(([name]) => `${name} in ${file}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['a key of Supabase', /sb_(secret|publishable)_[\w-]{12,}/],
  ['a signed token', /eyJ[\w-]{10,}\.eyJ[\w-]{10,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
  [
    'a key of a cloud',
    /\b(AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_\w{36}|sk_live_\w{20,}|xox[baprs]-[\w-]{10,})/,
  ],
  ['an address with a password', /\b[a-z][a-z+]*:\/\/[^\s/"'`:@]+:[^\s/"'`@]+@/],
  ['a server’s variable', /\b(DATABASE_URL|REDIS_URL|SMTP_URL|SUPABASE_SECRET_KEY|MEILISEARCH_\w+_KEY)\b/],
  ['the environment of Node', /\bprocess\.env\b|\bNODE_ENV\b|node:(fs|child_process|process)/],
  [
    'a path of the machine that built them',
    new RegExp([process.cwd(), homedir()].map(escapeRegExp).join('|')),
  ],
  ['a file’s address', /file:\/\/\//],
])('hold not %s', (_, pattern) => {
  expect(holding(pattern)).toEqual([]);
});

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
