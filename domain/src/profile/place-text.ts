import type { Language } from '../language.ts';
import { provinceByCode, type ProvinceCode } from '../places/provinces.ts';

/** What a map can look for: the address with its city, or the city; null when neither is known. */
export function placeText(profile: {
  address: string | null;
  city: string | null;
  province: ProvinceCode | null;
}): string | null {
  const city = [profile.city, provinceByCode(profile.province)?.name.en].filter(Boolean).join(', ');
  const { address } = profile;
  if (!address) return city || null;
  // Many addresses already end with their city.
  return city && !address.toLowerCase().includes(profile.city?.toLowerCase() ?? '')
    ? `${address}, ${city}`
    : address;
}

/** The address as people read it, and below it the city, unless the address names it; the city alone where there is none. */
export function addressLines(
  { address, city, province }: Parameters<typeof placeText>[0],
  language: Language,
): string {
  const place = [city, provinceByCode(province)?.name[language]].filter(Boolean).join(', ');
  if (!address) return place;
  return city && !address.toLowerCase().includes(city.toLowerCase()) ? `${address}\n${place}` : address;
}
