import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOMS } from './order.ts';

const root = join(import.meta.dirname, '../..');
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name);
const imports = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

interface Arrow {
  from: string;
  to: string;
  /** Who imports whom. */
  files: string;
}

const roomOf = (path: string) => path.split(sep)[0] ?? '';

/** The sources of a folder. Tests may import from everywhere. */
const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource);

/** The imports of one room by another. */
function arrowsOf(folder: string): Arrow[] {
  return sourcesOf(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(imports)].flatMap(([, path = '']) => {
      const target = relative(folder, join(folder, dirname(file), path));
      const [from, to] = [roomOf(file), roomOf(target)];
      return from === to || to === '..' ? [] : [{ from, to, files: `${file} imports ${target}` }];
    }),
  );
}

describe.each(Object.entries(ROOMS))('of %s', (name, rooms) => {
  const folder = join(root, name);

  test('each room has its place in the order', () => {
    const present = new Set(sourcesOf(folder).map(roomOf));
    expect([...rooms].sort()).toEqual([...present].sort());
  });

  test('no room imports one above it', () => {
    const arrows = arrowsOf(folder);
    expect(arrows.length).toBeGreaterThan(0);
    const upward = arrows.filter(({ from, to }) => rooms.indexOf(to) > rooms.indexOf(from));
    expect(upward.map(({ files }) => files)).toEqual([]);
  });
});
