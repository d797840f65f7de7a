import type { ProvinceCode } from './provinces.ts';
import { slugify } from '../text/slug.ts';

/** Cities that always have a page, also while no psychologist of theirs is listed: the site's own lists of places link to them. */
export const LISTED_CITIES: Partial<Record<ProvinceCode, readonly string[]>> = {
  ON: ['Toronto', 'Ottawa', 'Hamilton', 'Mississauga', 'Brampton'],
  BC: ['Vancouver', 'Surrey'],
  QC: ['Montréal'],
  MB: ['Winnipeg'],
  AB: ['Calgary', 'Edmonton'],
  SK: ['Saskatoon'],
  NS: ['Halifax'],
  NB: ['Fredericton'],
};

/** A listed city by its slug. */
export function listedCity(province: ProvinceCode, slug: string): string | undefined {
  return LISTED_CITIES[province]?.find((name) => slugify(name) === slug);
}
