import { filtersQuery } from '../site/directory-queries.ts';
import type { LoadContext, LoadResult } from '../site/route.ts';
import { LocationLinks } from '../features/info-pages/location-links.tsx';

export const parts = { places: LocationLinks };

/** The counts are extras: without them the page stands. */
export async function load({ directory, queryClient }: LoadContext): Promise<LoadResult> {
  try {
    await queryClient.query(filtersQuery(directory));
    return {};
  } catch (error) {
    return { error };
  }
}
