import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSourceTexts, type SourceTexts } from './source-texts.ts';

type Strings = Readonly<Record<string, unknown>>;

const files = import.meta.glob<{ strings: Strings }>('./{en,fr}/*.ts', { eager: true });
const sources = readSourceTexts(join(import.meta.dirname, '..'));

/** `namespace:group.key` → text, for one language. */
function flatten(language: string): Map<string, string> {
  const all = new Map<string, string>();
  const walk = (prefix: string, value: unknown): void => {
    if (typeof value === 'string') all.set(prefix, value);
    else {
      for (const [key, inner] of Object.entries(value as Strings)) {
        walk(prefix.endsWith(':') ? prefix + key : `${prefix}.${key}`, inner);
      }
    }
  };
  for (const [path, { strings }] of Object.entries(files)) {
    const [, folder, name = ''] = path.replace(/\.ts$/, '').split('/');
    if (folder === language) walk(`${name}:`, strings);
  }
  return all;
}

const english = flatten('en');
const french = flatten('fr');
const withoutPlural = (key: string) => key.replace(/_(zero|one|many|other)$/, '');
const bases = new Set([...english.keys()].map(withoutPlural));

/** The full keys that this text may mean in this file. */
function fullKeys(text: string, source: SourceTexts): string[] {
  if (text.includes(':')) return [text];
  const namespaces = source.namespaces.length > 0 ? source.namespaces : ['shell'];
  return namespaces.map((namespace) => `${namespace}:${text}`);
}

function isUsedIn(key: string, source: SourceTexts): boolean {
  const [namespace, inner = ''] = key.split(':');
  const namespaces = source.namespaces.length > 0 ? source.namespaces : ['shell'];
  const candidates = namespaces.includes(namespace ?? '') ? [key, inner] : [key];
  return source.literals.some((literal) => {
    if (typeof literal === 'string') return candidates.includes(literal);
    // A pattern without a namespace is not about keys of other namespaces; one without words is about no key.
    const about = literal.source.includes(':') ? [key] : candidates.filter((text) => !text.includes(':'));
    return /[a-z]{2}/i.test(literal.source) && about.some((candidate) => literal.test(candidate));
  });
}

describe('the strings', () => {
  test('are set as French is in Canada: nothing before ? ! ;, a space that holds before : and inside « »', () => {
    const badlySet = /\s[?!;](?:\s|$)|[^\s\d]:\s|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»/;
    expect([...french].filter(([, text]) => badlySet.test(text))).toEqual([]);
  });

  test('have a namespace file in each language', () => {
    const names = (language: string) =>
      Object.keys(files)
        .filter((path) => path.startsWith(`./${language}/`))
        .map((path) => path.split('/').at(-1));
    expect(names('fr')).toEqual(names('en'));
    expect(names('en').length).toBeGreaterThan(10);
  });

  test('have the same keys in both languages; French plurals have the form for a million too', () => {
    const expected = [...english.keys()].flatMap((key) =>
      key.endsWith('_other') ? [key, key.replace(/_other$/, '_many')] : [key],
    );
    expect([...french.keys()].sort()).toEqual(expected.sort());
  });

  test('send nobody to 911 alone who may be in Nunavut, which has none', () => {
    const alone = [...english, ...french].filter(
      ([key, text]) => /\b911\b/.test(text) && !text.includes('Nunavut') && !key.endsWith('.call911'),
    );
    // A button's label, beside words that say it all.
    expect(new Set(alone.map(([key]) => key))).toEqual(new Set(['shell:footer.crisisEmergency']));
  });

  test('have the same placeholders and marked parts in both languages', () => {
    // A singular may say the number as a word.
    const marks = (text = '') => [...new Set(text.match(/\{\{.*?\}\}|<\/?\w+>/g) ?? [])].sort();
    const differing = [...english]
      .filter(([key]) => !key.endsWith('_one'))
      .filter(([key, text]) => String(marks(text)) !== String(marks(french.get(key))));
    expect(differing).toEqual([]);
  });

  test('say something', () => {
    for (const [key, text] of [...english, ...french]) expect(text.trim(), key).not.toBe('');
  });

  test('are all used', () => {
    const unused = [...bases].filter((key) => !sources.some((source) => isUsedIn(key, source)));
    expect(unused).toEqual([]);
  });
});

describe('the sources', () => {
  test('name no key that does not exist', () => {
    const missing = sources.flatMap((source) =>
      source.calls
        .filter((call) => !fullKeys(call, source).some((key) => bases.has(key)))
        .map((call) => `${source.file}: ${call}`),
    );
    expect(missing).toEqual([]);
  });

  test('hold no visible text of their own', () => {
    expect(sources.flatMap((source) => source.hardCoded)).toEqual([]);
  });
});
