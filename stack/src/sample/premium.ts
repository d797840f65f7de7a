import type { Random } from './random.ts';
import type { SampleProfile } from './sample-profile.ts';

type PremiumDetails = Pick<SampleProfile, 'booking_url' | 'social_links' | 'second_bio'>;

/** What a premium plan adds, on most premium profiles; nothing on a free one. */
export function makePremiumDetails(
  random: Random,
  isPremium: boolean,
  handle: string,
  writeSecondBio: () => string,
): PremiumDetails {
  if (!isPremium) return { booking_url: null, social_links: {}, second_bio: null };
  const links: Record<string, string> = {};
  if (random.chance(60)) links['linkedin'] = `https://social.example.org/in/${handle}`;
  if (random.chance(35)) links['facebook'] = `https://pages.example.org/${handle}`;
  if (random.chance(20)) links['instagram'] = `https://pictures.example.org/${handle}`;
  return {
    booking_url: random.chance(65) ? `https://booking.example.org/${handle}` : null,
    social_links: links,
    second_bio: random.chance(55) ? writeSecondBio() : null,
  };
}
