import type { Condition, ConditionKind, Want } from '@directory/domain/query/condition';
import type { ProfileDocument } from '@directory/search-config/document';
import { quote } from '@directory/search-config/filter-text';

/** The fields that hold the values of a kind of condition as they are. */
const FIELDS: Readonly<Partial<Record<ConditionKind, keyof ProfileDocument>>> = {
  concern: 'concerns',
  group: 'populations',
  therapy: 'therapies',
  language: 'languages',
  gender: 'gender',
  session: 'session_types',
  online: 'online_provinces',
  insurer: 'insurers',
};

/** The waiting times that are soon enough for who cannot wait. */
const SOON = ['Less than 1 week', '1 to 2 weeks', '2 to 4 weeks'];

/** A condition as the engine filters by it. */
export function conditionFilter({ anyOf }: Pick<Condition, 'anyOf'>): string {
  const parts = anyOf.map(wantFilter);
  return parts.length === 1 ? (parts[0] ?? '') : parts.map((part) => `(${part})`).join(' OR ');
}

function wantFilter({ kind, values }: Want): string {
  const field = FIELDS[kind];
  if (field) return `${field} IN [${values.map(quote).join(', ')}]`;
  const filter = { place: placeFilter, price: priceFilter, availability: availabilityFilter }[
    kind as 'place' | 'price' | 'availability'
  ];
  return values.map(filter).join(' OR ');
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
  return when === 'soon' ? `(${takesClients} AND wait IN [${SOON.map(quote).join(', ')}])` : takesClients;
}
