import { directoryLexicon, placeLexicon } from '@directory/domain/query/directory-lexicon';
import { understand } from '@directory/domain/query/understand';
import type { DirectoryFilters } from '@directory/domain/site/directory';
import { slugify } from '@directory/domain/text/slug';

const ROUNDS = 3;

/**
 * What it costs to read a query with all that the directory has, in milliseconds of this process's own time: other programs do not
 * count.
 */
export function readingCost(texts: readonly string[], { provinces }: DirectoryFilters): number {
  const cities = provinces.flatMap(({ code, cities: inProvince }) =>
    inProvince.map(({ value }) => ({ province: code, slug: slugify(value), name: value })),
  );
  const lexicons = [directoryLexicon(), placeLexicon(cities)];
  const readAll = () => {
    for (const text of texts) understand(text, lexicons);
  };
  readAll();
  const start = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) readAll();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / (ROUNDS * texts.length);
}
