import { isLookedUp, SYNONYM_GROUPS } from '@directory/search-config/synonyms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallIndex, type SmallIndex } from './search-documents.ts';

/** One person per word, who says that word in their bio and no other of its group. */
let bios: SmallIndex;
/** The same, who names it as a practice area. */
let lists: SmallIndex;

beforeAll(async () => {
  [bios, lists] = await Promise.all([smallIndex(), smallIndex()]);
  const everyWord = SYNONYM_GROUPS.flatMap((group, number) =>
    group.map((word, place) => ({ word, name: nameOf(number, place) })),
  );
  await bios.fill(everyWord.map(({ word, name }) => ({ name, bio: word })));
  await lists.fill(everyWord.map(({ word, name }) => ({ name, practice_areas: word })));
});

afterAll(() => Promise.all([bios.remove(), lists.remove()]));

/** A name that shares no word with any synonym or other name. */
function nameOf(group: number, place: number): string {
  return `Qx${letters(group)}zj${letters(place)}`;
}

function letters(number: number): string {
  return String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26));
}

async function expectEachFindsAll(index: SmallIndex, words: readonly string[], everyone: readonly string[]) {
  for (const word of words) {
    // The space ends the word: no prefix helps.
    const names = await index.names(`${word} `, { matchingStrategy: 'all' });
    expect(names, word).toEqual(expect.arrayContaining([...everyone]));
  }
}

describe('synonyms', () => {
  const groups = SYNONYM_GROUPS.map((group, number) => ({
    title: group.slice(0, 3).join(' / '),
    group,
    everyone: group.map((_word, place) => nameOf(number, place)),
  }));

  it.each(groups)(
    '$title: in free text, what the engine recognises finds every other',
    async ({ group, everyone }) => {
      await expectEachFindsAll(bios, group.filter(isLookedUp), everyone);
    },
  );

  it.each(groups)('$title: in lists each finds every other', async ({ group, everyone }) => {
    await expectEachFindsAll(lists, group, everyone);
  });

  it('leave what means something else alone', async () => {
    const others = groups.find(({ group }) => group.includes('anxiety'))?.everyone ?? [];
    const names = await bios.names('ptsd ', { matchingStrategy: 'all' });
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(names).not.toContain(other);
  });
});
