import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '@directory/domain/assessments/conditions';
import type { Directory } from '@directory/domain/site/directory';
import { QueryClient } from '../../site/query-client.ts';
import { sectionsOf, type ConditionText } from '../../site/text.ts';
import { conditionQuery } from './condition-page.ts';

const client = new QueryClient({} as Directory);

const contentOf = async (condition: string, language: 'en' | 'fr'): Promise<ConditionText> => {
  const page = await client.query(conditionQuery(condition, language));
  if (!page) throw new Error(`There is no page of ${condition}.`);
  return page.content;
};

/** Every text of a content, with where it stands. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    textsOf(inner, `${path}.${key}`),
  );
}

describe.each(CONDITIONS)('the page of %s', (condition) => {
  it('says the same in both languages, part by part', async () => {
    const [english, french] = await Promise.all([contentOf(condition, 'en'), contentOf(condition, 'fr')]);
    const parts = ({ blocks }: ConditionText) => textsOf(blocks).map(([path]) => path);
    expect(parts(french)).toEqual(parts(english));
    const ids = ({ blocks }: ConditionText) => sectionsOf(blocks).map(({ id }) => id);
    expect(ids(french)).toEqual(ids(english));
  });

  it.each(['en', 'fr'] as const)('has each part that a reader looks for (%s)', async (language) => {
    const { blocks, resources, sources } = await contentOf(condition, language);
    expect(blocks.every(({ type }) => type === 'section')).toBe(true);
    const ids = sectionsOf(blocks).map(({ id }) => id);
    const withTypes = condition === 'anxiety' || condition === 'ptsd';
    expect(ids).toEqual([
      ...['overview', 'symptoms'],
      ...(withTypes ? ['types'] : []),
      ...['causes', 'treatment', 'criteria'],
    ]);
    expect(sources.length).toBeGreaterThanOrEqual(5);
    for (const { href } of [...resources, ...sources]) expect(new URL(href).protocol).toBe('https:');
  });

  it('is written as French is written in Canada', async () => {
    const texts = textsOf(await contentOf(condition, 'fr'));
    // Addresses aside: no space before ; ! ?, curly apostrophes, a space that does not break before a colon.
    const wrong = texts.filter(([path, html]) => {
      if (path.endsWith('.href')) return false;
      const text = html.replace(/<[^>]*>/g, '');
      return /\s[?!;]|['"“”]|« | »|(?<!\u00a0):(?! diagnosis| management| treatment)/.test(text);
    });
    expect(wrong).toEqual([]);
  });
});

it('there is no page of anything else', async () => {
  for (const name of [undefined, '', 'ADHD', 'insomnia', 'toString'])
    expect(await client.query(conditionQuery(name, 'en'))).toBeNull();
});
