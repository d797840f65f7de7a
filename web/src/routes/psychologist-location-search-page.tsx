import { filtersQuery } from '../site/directory-queries.ts';
import { loadOptional, type RouteLoad } from '../site/route.ts';
import { LocationLinks } from '../features/info-pages/location-links.tsx';

export const parts = { places: LocationLinks };

/** The counts are extras: without them the page stands. */
export const load: RouteLoad = ({ directory, queryClient }) =>
  loadOptional(queryClient.query(filtersQuery(directory)));
