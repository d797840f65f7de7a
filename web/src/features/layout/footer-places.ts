import type { Bilingual } from '@directory/domain/language';
import type { ProvinceCode } from '@directory/domain/provinces';

/** The eight provinces that the footer names, in the specification's order. */
export const FOOTER_PROVINCES: readonly ProvinceCode[] = ['BC', 'ON', 'QC', 'MB', 'AB', 'SK', 'NS', 'NB'];

/** The eight cities that the footer names. */
export const FOOTER_CITIES: readonly { city: Bilingual; province: ProvinceCode }[] = [
  { city: { en: 'Winnipeg', fr: 'Winnipeg' }, province: 'MB' },
  { city: { en: 'Toronto', fr: 'Toronto' }, province: 'ON' },
  { city: { en: 'Montréal', fr: 'Montréal' }, province: 'QC' },
  { city: { en: 'Vancouver', fr: 'Vancouver' }, province: 'BC' },
  { city: { en: 'Calgary', fr: 'Calgary' }, province: 'AB' },
  { city: { en: 'Edmonton', fr: 'Edmonton' }, province: 'AB' },
  { city: { en: 'Ottawa', fr: 'Ottawa' }, province: 'ON' },
  { city: { en: 'Halifax', fr: 'Halifax' }, province: 'NS' },
];
