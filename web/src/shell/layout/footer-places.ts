import type { ProvinceCode } from '@directory/domain/provinces';

/** The eight provinces that the footer names, in the footer's order. */
export const FOOTER_PROVINCES: readonly ProvinceCode[] = ['BC', 'ON', 'QC', 'MB', 'AB', 'SK', 'NS', 'NB'];

/** The eight cities that the footer names. They are listed cities: their pages are always there. */
export const FOOTER_CITIES: readonly { city: string; province: ProvinceCode }[] = [
  { city: 'Winnipeg', province: 'MB' },
  { city: 'Toronto', province: 'ON' },
  { city: 'Montréal', province: 'QC' },
  { city: 'Vancouver', province: 'BC' },
  { city: 'Calgary', province: 'AB' },
  { city: 'Edmonton', province: 'AB' },
  { city: 'Ottawa', province: 'ON' },
  { city: 'Halifax', province: 'NS' },
];
