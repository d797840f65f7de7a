import { queryOptions } from '@tanstack/react-query';
import type { Directory } from '@directory/domain/directory';
import { provinceBySlug } from '@directory/domain/provinces';
import { SHOWS_PROFILES } from '../../site/query-client.ts';

/** What a profile's address says: an id, or the parts of the name route, or nothing that could be a profile. */
export type ProfileAddress =
  | { kind: 'id'; id: string }
  | { kind: 'name'; province: string; city: string; name: string }
  | { kind: 'unknownProvince' }
  /** A name slug without a hyphen cannot hold a first and a last name. */
  | { kind: 'invalidSlug' };

/** Reads the route's parameters. */
export function profileAddress(params: Readonly<Record<string, string | undefined>>): ProfileAddress {
  const { id, province = '', city = '', name = '' } = params;
  if (id !== undefined) return { kind: 'id', id };
  if (!name.includes('-')) return { kind: 'invalidSlug' };
  if (!provinceBySlug(province)) return { kind: 'unknownProvince' };
  return { kind: 'name', province, city, name };
}

/** The profile at an address; fetches nothing for an address that cannot be one. */
export function profileQuery(directory: Directory, address: ProfileAddress) {
  return queryOptions({
    ...SHOWS_PROFILES,
    queryKey: ['profile', address],
    queryFn: ({ signal }) => {
      if (address.kind === 'id') return directory.profileById(address.id, signal);
      if (address.kind !== 'name') return null;
      return directory.profileByName(address.province, address.city, address.name, signal);
    },
  });
}
