import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLES as API } from '@directory/api/config';
import { VARIABLES as DOCTOR } from '@directory/api/operator/doctor/config';
import { VARIABLES as INDEXER } from '@directory/indexer/config';
import { projectRoot, VARIABLES as STACK } from '@directory/stack/config';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const example = read('.env.example');

/** The system's own, npm's and Node's, and those by which our own programs tell each other something. */
const NOT_TO_BE_SET = new Set([
  'CI',
  'HOME',
  'PATH',
  'TMPDIR',
  'NODE_ENV',
  'SUPABASE_LITE_CONFIG',
  'IN_CONTAINER',
]);

/** What the tests and the scripts read where they run. */
function readInSources(): string[] {
  const files = ['scripts', 'tests/bin', 'tests/runner', 'tests/support'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );
  return [...files, 'playwright.config.ts']
    .filter((path) => /(?<!environment\.test)\.(?:ts|mjs)$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/(?:process\.env\.|\benv\[')([A-Z][A-Z_0-9]+)/g)])
    .map(([, name = '']) => name);
}

const inCompose = [...read('docker-compose.yml').matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(
  ([, name = '']) => name,
);
const known = new Set(
  [...API, ...DOCTOR, ...INDEXER, ...STACK, ...inCompose, ...readInSources()].filter(
    (name) => !NOT_TO_BE_SET.has(name),
  ),
);

it('.env.example has each variable that a program reads', () => {
  const missing = [...known].filter((name) => !new RegExp(`\\b${name}\\b`).test(example));
  expect(missing).toEqual([]);
});

it('each variable of .env.example is one that a program reads', () => {
  const lines = [...example.matchAll(/^#?([A-Z][A-Z_0-9]+)=/gm)].map(([, name = '']) => name);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((name) => !known.has(name))).toEqual([]);
});
