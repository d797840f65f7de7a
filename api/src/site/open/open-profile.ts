import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { publicProfileSchema } from '@directory/domain/profile/public-profile';
import { cardOpeningSchema } from '@directory/domain/profile/card';
import { inLanguage } from '@directory/domain/site/paths';
import * as z from 'zod/mini';

/** On which terms others may use the data. What people wrote about themselves, and their pictures, are not part of it. */
export const LICENCE = {
  name: 'Open Data Commons Attribution License 1.0',
  url: 'https://opendatacommons.org/licenses/by/1-0/',
} as const;

/**
 * A psychologist as others may use it: what the profile's page shows and search engines read, without email address, own words and pictures.
 * `*_confirmed_at` says when its person last said so, `sources` who said what. Terms are the vocabularies' English names; /api/v1/terms has the
 * French ones. Premium is paid placement.
 */
export const openProfileSchema = z.extend(
  z.omit(publicProfileSchema, {
    ...{ email: true, bio: true, photo_url: true, social_links: true },
    ...{ path: true, measured_to: true, settled_reports: true },
  }),
  {
    url: z.object({ en: z.url(), fr: z.url() }),
    next_opening: z.nullable(z.extend(cardOpeningSchema, { until: z.optional(z.string()) })),
  },
);

export type OpenProfile = z.infer<typeof openProfileSchema>;

/** What others may have of a profile whose person lets them. */
export function openProfile(shown: PublicProfile, origin: string): OpenProfile {
  const { email: _email, bio: _bio, photo_url: _photo, social_links: _links, ...kept } = shown;
  const { path, measured_to: _measured, settled_reports: _reports, next_opening: opening, ...open } = kept;
  return {
    ...open,
    url: { en: origin + path, fr: origin + inLanguage(path, 'fr') },
    next_opening: opening && withoutId(opening),
  };
}

/** Alerts know openings by their id. */
function withoutId({
  id: _id,
  source: _source,
  since: _since,
  ...opening
}: NonNullable<PublicProfile['next_opening']>) {
  return opening;
}
