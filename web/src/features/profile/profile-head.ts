import type { Language } from '@directory/domain/language';
import { ogImagePath, profileCard } from '@directory/domain/og-image';
import { namesakeNumber, paths } from '@directory/domain/paths';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { provinceByCode } from '@directory/domain/provinces';
import { slugify } from '@directory/domain/slug';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import type { PageHead } from '../../site/route.ts';
import type { Translate } from '../../i18n/namespaces.ts';
import { profileStructuredData } from './structured-data.ts';

/** How many specialties a profile counts as its main ones. */
export const TOP_SPECIALTIES = 3;

/** Title, description and structured data of a profile's page. */
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
  // No two pages are called the same in a list of search results.
  const name = number === undefined ? profile.name : `${profile.name} (${number})`;
  return {
    title: place ? t('profile:titleWithPlace', { name, place }) : name,
    breadcrumb: profile.name,
    description: [
      t('profile:summary', { name, place: place || t('shell:canada') }),
      specialties && t('profile:summarySpecialties', { specialties }),
    ]
      .filter(Boolean)
      .join(' '),
    canonical: profile.path,
    openGraphType: 'profile',
    // Search engines and those who share a page read what the server sends.
    ...(import.meta.env.SSR && {
      picture: ogImagePath({ kind: 'profile', key: profile.id, language }, profileCard(profile, language)),
    }),
    parents: [
      ...(province ? [{ label: province.name[language], to: paths.province(province.slug) }] : []),
      ...(province && profile.city
        ? [{ label: profile.city, to: paths.city(province.slug, slugify(profile.city)) }]
        : []),
    ],
    // For search engines, which read what the server sends: the browser is spared the code.
    ...(import.meta.env.SSR && {
      structuredData: [
        profileStructuredData(profile, { language, origin, jobTitle: t('shell:registeredPsychologist') }),
      ],
    }),
  };
}
