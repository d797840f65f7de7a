import type { Language } from '@directory/domain/language';
import { findProvince, provinceByCode, type ProvinceCode } from '@directory/domain/places/provinces';

export interface Place {
  province: ProvinceCode | null;
  city: string;
}

/** No city has a longer name; a longer text is not looked for. */
const CITY_LENGTH = 80;
/** With the longest province, and room to spare. */
const PLACE_LENGTH = 160;

/**
 * Reads the `location` parameter: `Winnipeg, Manitoba` is the city and the province, `Manitoba` or `MB` (in either
 * language) the province, `Winnipeg` the city. A province's name alone always means the province: the city is then
 * written `Québec, Quebec`.
 */
export function parseLocation(text: string): Place {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  if (trimmed.length > PLACE_LENGTH) return { province: null, city: '' };
  const province = findProvince(trimmed);
  if (province) return { province: province.code, city: '' };
  const comma = trimmed.lastIndexOf(',');
  const within = comma < 0 ? undefined : findProvince(trimmed.slice(comma + 1));
  const city = (within ? trimmed.slice(0, comma) : trimmed).replace(/^[\s,]+|[\s,]+$/g, '');
  return { province: within?.code ?? null, city: city.length > CITY_LENGTH ? '' : city };
}

/** The `location` parameter for a place: the reverse of {@link parseLocation}; `''` for all of Canada. */
export function formatLocation({ province, city }: Place): string {
  const name = provinceByCode(province)?.name.en ?? '';
  return city && name ? `${city}, ${name}` : city || name;
}

/** `Winnipeg, Manitoba`, `Manitoba` or `Winnipeg`, in the reader's language; `''` for all of Canada. */
export function placeLabel({ province, city }: Place, language: Language): string {
  return [city, provinceByCode(province)?.name[language]].filter(Boolean).join(', ');
}
