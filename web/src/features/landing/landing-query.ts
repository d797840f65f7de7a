import { queryOptions } from '@tanstack/react-query';
import type { Directory } from '@directory/domain/directory';
import type { LandingPlace } from '@directory/domain/landing';
import { FRESHNESS, SHOWS_PROFILES } from '../../site/query-client.ts';

const shared = { ...SHOWS_PROFILES, refetchInterval: FRESHNESS.backgroundRefreshMs } as const;

/** The key under which a place's page keeps its data. */
export function landingKey({ province, city, service }: LandingPlace) {
  return ['landing', province, city ?? '', service ?? ''] as const;
}

/** What the page of a province, of a city, or of a service in a city shows. */
export function landingQuery(directory: Directory, place: LandingPlace) {
  return queryOptions({
    queryKey: landingKey(place),
    queryFn: ({ signal }) => directory.landing(place, signal),
    ...shared,
  });
}

/** The newest premium profiles and the directory in numbers. */
export function premiumQuery(directory: Directory) {
  return queryOptions({
    queryKey: ['premium'],
    queryFn: ({ signal }) => directory.premium(signal),
    ...shared,
  });
}
