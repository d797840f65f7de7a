import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A package that one check alone needs, too large to be among the project's own. */
export interface PinnedPackage {
  name: string;
  version: string;
  /** As in a package.json. */
  overrides?: object;
}

/**
 * Installs it into a temporary folder unless it is there, without any install script, and resolves with its `node_modules`.
 * @throws Error when npm fails
 */
export async function installPinned({ name, version, overrides = {} }: PinnedPackage): Promise<string> {
  const folder = join(tmpdir(), `directory-${name.replace(/\W+/g, '-')}-${version}`);
  const modules = join(folder, 'node_modules');
  if (existsSync(join(modules, '.package-lock.json'))) return modules;
  process.stderr.write(`Installing ${name} ${version} …\n`);
  await mkdir(folder, { recursive: true });
  const dependencies = { [name]: version };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, overrides }));
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  await promisify(execFile)('npm', args, { cwd: folder });
  return modules;
}
