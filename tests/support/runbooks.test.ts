import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProgram } from '@directory/api/operator/program';
import { createProgram as createIndexProgram } from '@directory/indexer/cli/run-cli';
import { projectRoot } from '@directory/stack/config';
import type { Command } from 'commander';
import { expect, it } from 'vitest';

const never = () => Promise.reject(new Error('Nothing is run here.'));
const admin = createProgram(never);
const index = createIndexProgram(never);

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const runbooks = readdirSync(join(projectRoot, 'docs', 'operations')).map(
  (name) => `docs/operations/${name}`,
);
const cures = readdirSync(join(projectRoot, 'api', 'src', 'operator', 'doctor')).map(
  (name) => `api/src/operator/doctor/${name}`,
);

/** The commands that a text names, as `admin backup <folder> --json`. */
const commandsIn = (path: string) =>
  [...read(path).matchAll(/npm run (?:--silent )?(admin|index) -- ([^`\n'&.;,]+(?:--[\w-]+)?)/g)].map(
    ([, program = '', words = '']) => [program, words.trim()] as const,
  );

/** The command itself, and its words that are neither its name nor an option. */
function find(
  commands: readonly Command[],
  [name, ...rest]: readonly string[],
): [Command | undefined, string[]] {
  const command = commands.find((each) => each.name() === name);
  if (!command || command.commands.length === 0) return [command, rest];
  return find(command.commands, rest);
}

it('every command of the runbooks and of the doctor’s cures is one that there is', () => {
  const named = [...runbooks, ...cures].flatMap(commandsIn);
  expect(named.length).toBeGreaterThan(40);
  for (const [program, words] of named) {
    const [command, rest] = find((program === 'admin' ? admin : index).commands, words.split(/\s+/));
    const what = `npm run ${program} -- ${words}`;
    expect(command, what).toBeDefined();
    const options = rest.filter((word) => word.startsWith('--'));
    const known = command?.options.map(({ long }) => long) ?? [];
    expect(known, what).toEqual(expect.arrayContaining(options));
  }
});

it('every place that a runbook or a cure sends its reader to is there', () => {
  const headings = [...read('docs/operations/README.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const sent = cures.flatMap((path) =>
    [...read(path).matchAll(/docs\/operations\/README\.md, "([^"]+)"/g)].map(([, title]) => title),
  );
  expect(sent.length).toBeGreaterThan(3);
  expect(headings).toEqual(expect.arrayContaining(sent));
});
