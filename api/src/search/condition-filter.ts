import { type Condition, SAID_FACETS, type Want } from '@directory/domain/query/condition';
import type { ProfileDocument } from '@directory/search-config/document';
import { quote } from '@directory/search-config/filter-text';

/** The waiting times that are soon enough for who cannot wait. */
const SOON = ['Less than 1 week', '1 to 2 weeks', '2 to 4 weeks'];

/** Any of these values. */
export function anyOfValues(field: keyof ProfileDocument, values: readonly string[]): string {
  return `${field} IN [${values.map(quote).join(', ')}]`;
}

/** A condition as the engine filters by it. */
export function conditionFilter({ anyOf, isExcluded }: Pick<Condition, 'anyOf' | 'isExcluded'>): string {
  const parts = anyOf.map(wantFilter);
  const filter = parts.length === 1 ? (parts[0] ?? '') : parts.map((part) => `(${part})`).join(' OR ');
  return isExcluded ? `NOT (${filter})` : filter;
}

function wantFilter({ kind, values }: Want): string {
  switch (kind) {
    case 'place':
      return values.map(placeFilter).join(' OR ');
    case 'price':
      return values.map(priceFilter).join(' OR ');
    case 'availability':
      return values.map(availabilityFilter).join(' OR ');
    default:
      return anyOfValues(SAID_FACETS[kind].field, values);
  }
}

/** `QC`, or `QC/montreal`. */
function placeFilter(place: string): string {
  const [province = '', city] = place.split('/');
  const inProvince = `province = ${quote(province)}`;
  return city === undefined ? inProvince : `(${inProvince} AND city_slug = ${quote(city)})`;
}

function priceFilter(price: string): string {
  return price === 'sliding' ? 'sliding_scale = true' : `fee ${price.replace('<=', '<= ')}`;
}

function availabilityFilter(when: string): string {
  const takesClients = 'accepting_new_clients = true';
  return when === 'soon' ? `(${takesClients} AND ${anyOfValues('wait', SOON)})` : takesClients;
}

/**
 * What perhaps is meant, as filters that leave nobody out together: those first who meet all, then those who meet any, then everybody else.
 */
export function preferredFilters(perhaps: readonly Condition[]): string[] {
  if (perhaps.length === 0) return [];
  const filters = perhaps.map((condition) => `(${conditionFilter(condition)})`);
  const [all, any] = [filters.join(' AND '), `(${filters.join(' OR ')})`];
  const none = `NOT ${any}`;
  return filters.length === 1 ? [all, none] : [all, `${any} AND NOT (${all})`, none];
}
