import { regulatorByCode } from '@directory/domain/places/regulators';
import { inLanguage } from '@directory/domain/site/paths';
import type { Language } from '@directory/domain/language';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { webAddress } from '../practical-facts/contact-links.ts';

interface Surroundings {
  language: Language;
  /** The site's public origin, without a final slash. */
  origin: string;
  jobTitle: string;
}

/**
 * The profile as schema.org describes one, with what is known and nothing else. It is both a Person and, because
 * `isAcceptingNewPatients` belongs to one, a MedicalOrganization: the practice. Not a Physician: that is another profession.
 */
export function profileStructuredData(
  profile: PublicProfile,
  { language, origin, jobTitle }: Surroundings,
): Record<string, unknown> {
  const url = origin + inLanguage(profile.path, language);
  const { latitude, longitude } = profile;
  const elsewhere = [profile.website, ...Object.values(profile.social_links)].flatMap(
    (typed) => webAddress(typed)?.href ?? [],
  );
  return known({
    '@type': ['Person', 'MedicalOrganization'],
    '@id': `${origin}${profile.path}#psychologist`,
    name: profile.name,
    url,
    jobTitle,
    gender: profile.gender,
    image: profile.photo_url && new URL(profile.photo_url, origin).href,
    telephone: profile.phone,
    faxNumber: profile.fax,
    email: profile.email,
    description: profile.bio[language].text,
    sameAs: elsewhere,
    address: address(profile),
    location:
      latitude !== null && longitude !== null
        ? { '@type': 'Place', geo: { '@type': 'GeoCoordinates', latitude, longitude } }
        : null,
    knowsLanguage: profile.service_languages.map((name) => ({
      '@type': 'Language',
      name: languageVocabulary.label(name, language),
    })),
    knowsAbout: profile.specialties.map((name) => specialtyVocabulary.label(name, language)),
    hasCredential: credentials(profile, language),
    identifier: profile.registration_number && {
      '@type': 'PropertyValue',
      propertyID: 'registrationNumber',
      value: profile.registration_number,
    },
    worksFor: profile.practice_name && { '@type': 'Organization', name: profile.practice_name },
    isAcceptingNewPatients: profile.accepting_new_clients,
  });
}

/** What stands behind the name, and the registration where a register was read. */
function credentials(profile: PublicProfile, language: Language): readonly Record<string, unknown>[] {
  const { registration_check: check, registration_number: number } = profile;
  const regulator = check && number ? regulatorByCode(check.regulator) : undefined;
  const credential = { '@type': 'EducationalOccupationalCredential' };
  return [
    ...(profile.credentials ? [{ ...credential, name: profile.credentials }] : []),
    ...(regulator
      ? [
          known({
            ...{
              ...credential,
              credentialCategory: 'license',
              name: profile.certificate_type,
              identifier: number,
            },
            recognizedBy: known({
              '@type': 'Organization',
              name: regulator.name[language],
              url: regulator.url,
            }),
          }),
        ]
      : []),
  ];
}

/** The page about the person, with the day of its last change. */
export function profilePageData(
  profile: PublicProfile,
  { language, origin }: Surroundings,
): Record<string, unknown> {
  return {
    '@type': 'ProfilePage',
    url: origin + inLanguage(profile.path, language),
    dateModified: profile.updated_at,
    mainEntity: { '@id': `${origin}${profile.path}#psychologist` },
  };
}

function address(profile: PublicProfile): Record<string, unknown> | null {
  if (!profile.address && !profile.city && !profile.province) return null;
  return known({
    '@type': 'PostalAddress',
    streetAddress: profile.address,
    addressLocality: profile.city,
    addressRegion: profile.province,
    postalCode: profile.postal_code,
    addressCountry: 'CA',
  });
}

/** The properties that have a value. */
function known(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
