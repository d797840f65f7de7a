import { paths } from '@directory/domain/paths';
import { filtersQuery } from '../site/directory-queries.ts';
import type { LoadContext, LoadResult } from '../site/route.ts';
import { infoHead } from '../features/info-pages/info-head.ts';
import { InfoPage } from '../features/info-pages/info-page.tsx';
import { LocationLinks } from '../features/info-pages/location-links.tsx';

export const head = infoHead('info-locations');

/** The counts are extras: without them the page stands. */
export async function load({ directory, queryClient }: LoadContext): Promise<LoadResult> {
  try {
    await queryClient.query(filtersQuery(directory));
    return {};
  } catch (error) {
    return { error };
  }
}

/** /psychologist-location-search */
export function Component() {
  return (
    <InfoPage namespace="info-locations" primary={paths.search()} secondary={paths.telehealthInfo()}>
      <LocationLinks />
    </InfoPage>
  );
}
