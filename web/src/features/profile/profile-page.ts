import type { ProfileLookup } from '@directory/domain/site/directory';
import { provinceBySlug, provinceByCode } from '@directory/domain/places/provinces';
import type { Language } from '@directory/domain/language';
import { ogImagePath, profileCard } from '@directory/domain/site/og-image';
import { namesakeNumber, paths } from '@directory/domain/site/paths';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { registeredTitle } from '@directory/domain/profile/title';
import { slugify } from '@directory/domain/text/slug';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import type { Query } from '../../site/query-client.ts';
import type { PageHead } from '../../site/route.ts';
import type { Translate } from '../../i18n/namespaces.ts';
import { TOP_SPECIALTIES } from './profile-header.tsx';
import { profilePageData, profileStructuredData } from './structured-data.ts';

/** What a profile's address says: an id, or the parts of the name route, or nothing that could be a profile. */
type ProfileAddress =
  | { kind: 'id'; id: string }
  | { kind: 'name'; province: string; city: string; name: string }
  | { kind: 'unknownProvince' }
  /** A name slug without a hyphen cannot hold a first and a last name. */
  | { kind: 'invalidSlug' };

export function profileAddress(params: Readonly<Record<string, string | undefined>>): ProfileAddress {
  const { id, province = '', city = '', name = '' } = params;
  if (id !== undefined) return { kind: 'id', id };
  if (!name.includes('-')) return { kind: 'invalidSlug' };
  if (!provinceBySlug(province)) return { kind: 'unknownProvince' };
  return { kind: 'name', province, city, name };
}

/** The profile at an address; fetches nothing for an address that cannot be one. */
export function profileQuery(address: ProfileAddress): Query<ProfileLookup> {
  return {
    showsProfiles: true,
    key: ['profile', address],
    ask: ({ directory, signal }) => {
      if (address.kind === 'id') return directory.profileById(address.id, signal);
      if (address.kind !== 'name') return null;
      return directory.profileByName(address.province, address.city, address.name, signal);
    },
  };
}

export function profileHead(
  profile: PublicProfile,
  { language, t, origin }: { language: Language; t: Translate; origin: string },
): PageHead {
  const province = provinceByCode(profile.province);
  const place = [profile.city, province?.name[language]].filter(Boolean).join(', ');
  const specialties = profile.specialties
    .slice(0, TOP_SPECIALTIES)
    .map((name) => specialtyVocabulary.label(name, language))
    .join(', ');
  const number = namesakeNumber(profile.path);
  const title = registeredTitle(profile.gender, language);
  // No two pages are called the same in a list of search results.
  const name = number === undefined ? profile.name : `${profile.name} (${number})`;
  return {
    title: place ? t('profile:titleWithPlace', { name, place }) : name,
    breadcrumb: profile.name,
    description: [
      t('profile:summary', { name, title: title.toLowerCase(), place: place || t('shell:canada') }),
      specialties && t('profile:summarySpecialties', { specialties }),
    ]
      .filter(Boolean)
      .join(' '),
    canonical: profile.path,
    openGraphType: 'profile',
    parents: [
      ...(province ? [{ label: province.name[language], to: paths.province(province.slug) }] : []),
      ...(province && profile.city
        ? [{ label: profile.city, to: paths.city(province.slug, slugify(profile.city)) }]
        : []),
    ],
    // For search engines and those who share a page, which read what the server sends: the browser is spared the code.
    ...(import.meta.env.SSR && {
      picture: ogImagePath({ kind: 'profile', key: profile.id, language }, profileCard(profile, language)),
      structuredData: [profileStructuredData, profilePageData].map((describe) =>
        describe(profile, { language, origin, jobTitle: title }),
      ),
    }),
  };
}
