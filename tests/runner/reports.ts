import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './outcome.ts';

/** What a JUnit report says, which both runners write; nothing passed and nothing failed where there is none. */
export async function readReport(path: string): Promise<Counts> {
  const xml = await readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
  const found = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
  for (const [, attributes = '', body = ''] of xml.matchAll(
    /<testcase\b([^>]*?)(?:\/>|>([^]*?)<\/testcase>)/g,
  )) {
    const [, why] = /<(?:failure|error)\b[^>]*>([^]*?)<\//.exec(body) ?? [];
    if (why !== undefined) {
      found.failed += 1;
      found.failures.push(
        failure(textOf(attributes, 'classname'), textOf(attributes, 'name'), unescaped(why)),
      );
    } else if (body.includes('<skipped') || isNotBegun(attributes)) found.skipped += 1;
    else found.passed += 1;
  }
  return found;
}

/** Vitest names what it has not begun, after a failure that ends the run, like what has passed, but for the time. */
const isNotBegun = (attributes: string) => / time="0"/.test(attributes);

const textOf = (attributes: string, name: string) =>
  unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescaped = (xml: string) =>
  xml
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Enough of a failure to know it by: the whole of it stands further up, among thousands of lines. */
function failure(file: string, name: string, message: string): string {
  const said = stripVTControlCharacters(message).trim().split('\n').slice(0, 6);
  return [`${file} > ${name}`, ...said.map((line) => `    ${line}`)].join('\n');
}
