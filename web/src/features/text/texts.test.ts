import { matchRequestSchema } from '@directory/domain/match/request';
import { PLAN_NAMES } from '@directory/domain/site/plans';
import { describe, expect, it } from 'vitest';
import { type Block, type PageText, sectionsOf } from '../../site/text.ts';

const texts = import.meta.glob<PageText>('../../../../content/pages/*.md', { import: 'text', eager: true });
const names = Object.keys(texts)
  .filter((file) => file.endsWith('.en.md'))
  .map((file) => file.replace('.en.md', ''));

/** What a text is made of, without its words. */
function shapeOf(blocks: readonly Block[]): unknown[] {
  return blocks.map((block) => {
    if (block.type === 'list') return `list of ${block.items.length}`;
    if (block.type === 'paragraph') return 'paragraph';
    return [block.type === 'section' ? (block.id ?? 'section') : block.name, shapeOf(block.blocks)];
  });
}

describe.each(names)('%s', (name) => {
  const [english, french] = [texts[`${name}.en.md`], texts[`${name}.fr.md`]];

  it('says the same in both languages, block by block', () => {
    expect(Object.keys(french ?? {})).toEqual(Object.keys(english ?? {}));
    expect(shapeOf(french?.blocks ?? [])).toEqual(shapeOf(english?.blocks ?? []));
    const places = ({ primary, secondary, parents }: PageText) =>
      [primary, secondary, ...(parents ?? [])].map((link) => link?.to);
    expect(french && places(french)).toEqual(english && places(english));
  });

  it('is set as French is in Canada', () => {
    const text = JSON.stringify(french)
      .replace(/<[^>]*>/g, '')
      .replace(/"(type|name|to|id)":"[^"]*"/g, '');
    expect(text).not.toMatch(/[\p{L}»)]\s[?!;](?:\s|$)|[^\s\d"\]}]:\s|«(?!\u00a0)|(?<!\u00a0)»|\p{L}'\p{L}/u);
  });
});

it.each([
  ['join', 'plans', PLAN_NAMES],
  ['psychologist-location-search', 'places', ['provinces', 'cities']],
])('%s names what its page looks up in ::%s', (name, part, ids) => {
  for (const language of ['en', 'fr']) {
    const block = texts[`../../../../content/pages/${name}.${language}.md`]?.blocks.find(
      (each) => each.type === 'directive' && each.name === part,
    );
    const named = block?.type === 'directive' ? sectionsOf(block.blocks).map(({ id }) => id) : [];
    expect(named).toEqual(ids);
  }
});

it('a paragraph that leads to 911 says whom to call in Nunavut, which has none', () => {
  const paragraphs = (blocks: readonly Block[]): string[] =>
    blocks.flatMap((block) => {
      if (block.type === 'paragraph') return [block.html];
      return block.type === 'list' ? block.items : paragraphs(block.blocks);
    });
  const leading = Object.values(texts)
    .flatMap(({ blocks }) => paragraphs(blocks))
    .filter((html) => html.includes('tel:911'));
  expect(leading.length).toBeGreaterThan(10);
  expect(leading.filter((html) => !html.includes('Nunavut'))).toEqual([]);
});

it('the page on privacy names all that a search for matches sends', () => {
  const said = {
    condition: ['the condition', 'le trouble'],
    severity: ['the severity', 'la gravité'],
    province: ['your province', 'votre province'],
    needs: ['what you narrow the list by', 'les critères qui restreignent la liste'],
    filters: ['what you narrow the list by', 'les critères qui restreignent la liste'],
    page: ['which page of the list', 'la page de la liste'],
  };
  expect(Object.keys(said).sort()).toEqual(Object.keys(matchRequestSchema.shape).sort());
  for (const [place, language] of (['en', 'fr'] as const).entries()) {
    const text = JSON.stringify(texts[`../../../../content/pages/privacy.${language}.md`]);
    for (const words of Object.values(said)) expect(text).toContain(words[place]);
  }
});
