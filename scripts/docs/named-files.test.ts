import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Folders that are not the project's own: what others wrote, what is made, what a run leaves. */
const NOT_OURS = /^(build|coverage|test-results|playwright-report|(.*\/)?(node_modules|\.(?!github)[^/]*))$/;

/** Every file of the project by its path. */
function listFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return path;
    return NOT_OURS.test(path) ? [] : listFiles(path);
  });
}

const files = listFiles();
const documents = files.filter((path) => /^(docs\/.*|[^/]+)\.md$/.test(path));

/** What stands in backquotes and looks like a file of code, `{a,b}.ts` as each of its files. */
function namesIn(text: string): string[] {
  const names = [...text.matchAll(/`([^`\s]*[\w>*}-]\.(?:test\.|spec\.)?(?:ts|tsx|mts|mjs|sh|sql|css))`/g)];
  return names.flatMap(([, name = '']) => {
    const [, before = '', list = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
    return list === '' ? [name] : list.split(',').map((part) => before + part + after);
  });
}

/** Whether a file has that path, or one that ends so; `*` and `<name>` stand for any name. */
function isThere(name: string): boolean {
  const parts = name.split(/\*|<[^>]*>/).map((part) => part.replace(/[.+()[\]]/g, String.raw`\$&`));
  const pattern = new RegExp(`(^|/)${parts.join('[^/]+')}$`);
  return files.some((path) => pattern.test(path));
}

it.each(documents)('%s names no file that is not there', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  expect(namesIn(text).filter((name) => !isThere(name))).toEqual([]);
});

it('the documents name tests, as what they promise', () => {
  const tests = new Set(documents.flatMap((path) => namesIn(readFileSync(join(root, path), 'utf8'))));
  expect([...tests].filter((name) => /\.(test|spec)\.ts$/.test(name)).length).toBeGreaterThan(100);
});
