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
