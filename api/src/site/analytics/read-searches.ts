import { saysDanger } from '@directory/domain/query/danger';
import { directoryLexicon, placeLexicon } from '@directory/domain/query/directory-lexicon';
import type { KnownCity } from '@directory/domain/query/places';
import { understand } from '@directory/domain/query/understand';
import type postgres from 'postgres';
import type { SearchCount } from './store.ts';

export interface ReadSearch extends SearchCount {
  /** Its words that no phrase takes; empty when all are understood. */
  unread: string;
}

/**
 * Searches with the words that the site does not understand. Those about a danger are left out: their words are not kept, and what was
 * kept before that was so is shown to nobody.
 */
export async function readSearches(
  sql: postgres.Sql,
  searches: readonly SearchCount[],
): Promise<ReadSearch[]> {
  const cities = await sql<KnownCity[]>`
    select distinct province, city_slug as slug, city as name from public.psychologist_profiles
    where is_active and province is not null and city_slug is not null`;
  const lexicons = [directoryLexicon(), placeLexicon(cities)];
  return searches
    .filter(({ query }) => !saysDanger(query))
    .map((search) => ({ ...search, unread: understand(search.query, lexicons).rest }));
}
