import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { provinceByCode } from '@directory/domain/provinces';

/** What other people's maps can look for: the address with its city, or the city; null when neither is known. */
export function placeText(profile: Pick<PublicProfile, 'address' | 'city' | 'province'>): string | null {
  const city = [profile.city, provinceByCode(profile.province)?.name.en].filter(Boolean).join(', ');
  const { address } = profile;
  if (!address) return city || null;
  // Many addresses already end with their city.
  return city && !address.toLowerCase().includes(profile.city?.toLowerCase() ?? '')
    ? `${address}, ${city}`
    : address;
}

/** The place in a map service, the way there, and the place in Apple's maps. */
export function mapLinks(place: string): { open: string; directions: string; apple: string } {
  const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
  return {
    open: `https://www.google.com/maps/search/?${query({ api: '1', query: place })}`,
    directions: `https://www.google.com/maps/dir/?${query({ api: '1', destination: place })}`,
    apple: `https://maps.apple.com/?${query({ q: place })}`,
  };
}
