import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { loadConfig, projectRoot } from '../config.ts';
import { writeDockerEnvironment } from './environment-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'directory-docker-env-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, '.env');

it('writes all that docker-compose.yml asks for, for its owner alone, and never over what is there', () => {
  writeDockerEnvironment(path);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/^(?:[A-Z_]+=\S+\n)+$/);
  const values = parseEnv(text);
  const compose = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
  const needed = [...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name);
  expect(needed.length).toBeGreaterThan(4);
  for (const name of needed) expect(values[name], name).toMatch(/\S{16}/);
  expect(() => loadConfig(values as Record<string, string>)).not.toThrow();
  // Windows has no modes.
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);

  expect(() => writeDockerEnvironment(path)).toThrow('nothing was written');
  expect(readFileSync(path, 'utf8')).toBe(text);
});
