import { directoryLexicon } from '@directory/domain/query/directory-lexicon';
import { understand } from '@directory/domain/query/understand';
import { describe, expect, it } from 'vitest';
import type { EngineQuery, PublicSearch } from '../query.ts';
import type { SearchReader } from '../reading.ts';
import { readUnknownPlace } from './unknown-place.ts';

const lexicon = directoryLexicon();

/** Reads words as the search does, in a directory without places. */
const reader: SearchReader = {
  read(typed, takenBack) {
    const { rest, danger } = understand(typed, [lexicon], { takenBack, isNamed: () => true });
    return Promise.resolve({
      conditions: [],
      ask: (query) => query,
      understood: { conditions: [], rest, danger },
    });
  },
};

/** Somebody's name is `Maraval`, and nobody mentions anything else. */
const search = (queries: readonly EngineQuery[]) =>
  Promise.resolve(
    queries.map(({ q }) => Buffer.from(JSON.stringify({ hits: [], totalHits: q === 'Maraval' ? 1 : 0 }))),
  );

async function read(typed: string, literal: readonly string[] = []): Promise<string> {
  const one = { typed, query: {}, understand: { literal } } as unknown as PublicSearch;
  const place = await readUnknownPlace(one, reader, search);
  return place ? [place.name, place.km ?? '-', typed.slice(...place.range)].join('|') : '';
}

describe('readUnknownPlace', () => {
  it.each([
    ['near Atlantis', 'Atlantis|-|near Atlantis'],
    ['anxiety near Atlantis', 'Atlantis|-|near Atlantis'],
    ['near qwxzville for anxiety', 'qwxzville|-|near qwxzville'],
    ['within 10 miles of Ys-sur-Mer, please', 'Ys-sur-Mer|16|within 10 miles of Ys-sur-Mer'],
    ['psy près de l’Atlantide', 'l’Atlantide|-|près de l’Atlantide'],
    ['V0N 1B0', 'V0N 1B0|-|V0N 1B0'],
    ['emdr in V0N', 'V0N|-|in V0N'],
    ['near Atlantis Maraval', 'Atlantis|-|near Atlantis'],
  ])('reads "%s"', async (text, reading) => {
    expect(await read(text)).toBe(reading);
  });

  it.each([
    'anxiety',
    'near Maraval',
    'near drowning',
    'near steinba',
    'near anxiety',
    'near Killing myself',
    'close to Atlantis',
    'ran 10 km and panicked',
    '"near Atlantis"',
  ])('leaves "%s" alone', async (text) => {
    expect(await read(text)).toBe('');
  });

  it('leaves alone what was taken back', async () => {
    expect(await read('near Atlantis', ['near Atlantis'])).toBe('');
    expect(await read('psy à moins de 5 km de R3C', ['à moins de 5 km de R3C'])).toBe('');
    expect(await read('psy à moins de 5 km d’Atlantis', ['à moins de 5 km d’Atlantis'])).toBe('');
  });
});
