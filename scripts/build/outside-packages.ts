import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages that the programs' bundles leave outside, because files beside their code are needed: native parts, WebAssembly. */
export const OUTSIDE = ['sharp', 'satori'] as const;

/** Packages whose files the programs read by their path: typefaces, the pages of /api/docs. */
export const READ_AS_FILES = ['@fontsource/inter', 'swagger-ui-dist'] as const;

type Manifest = Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>;

/**
 * The folders of `names` and of all that they depend on, as `folder` of the checkout at `root` finds them. What is optional and not
 * installed, as the parts of a package for other platforms, is left out.
 * @throws Error when a package is not installed
 */
export function packageClosure(root: string, folder: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (from: string, name: string, isOptional: boolean): void => {
    const path = lookUp(root, from, name);
    if (path === undefined && !isOptional) throw new Error(`The package ${name} is not installed.`);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(path, 'package.json'), 'utf8'),
    ) as Manifest;
    for (const each of Object.keys(dependencies)) visit(path, each, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) visit(path, each, true);
  };
  for (const name of names) visit(join(root, folder), name, false);
  return [...found].sort();
}

/** Where Node looks for a package: in the folder's own node_modules, then in those above it. */
function lookUp(root: string, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}
