import { expect, test } from 'vitest';
import { toPublicProfile } from '@directory/domain/profile/public-profile';
import type { ProfileRow } from '@directory/domain/profile/row';
import { profileStructuredData } from './structured-data.ts';

/** The columns that the page's structured data is made of. */
const row = {
  id: '0ddf9a1f-81c5-4dca-810d-860d2553cc76',
  name_slug: 'elise-cote',
  city_slug: 'montreal',
  name: null,
  first_name: 'Élise',
  last_name: 'Côté',
  credentials: 'Ph.D.',
  highest_degree: null,
  gender: 'Female',
  image_filename: 'elise.webp',
  profile_photo_url: null,
  phone: '514-555-0101',
  fax: '514-555-0102',
  email: 'elise@example.org',
  website: 'elise.example.org',
  place_of_work: null,
  address: '1, rue Principale',
  city: 'Montréal',
  province: 'QC',
  postal_code: 'H2X 1Y4',
  full_address: null,
  spoken_languages: null,
  service_languages: 'French, English',
  telepsychology: true,
  services_to: true,
  session_types: null,
  wait_times: null,
  accepting_new_clients: false,
  populations: null,
  client_populations: null,
  therapy_types: null,
  assessments: null,
  areas_of_expertise: null,
  practice_areas: 'Anxiety',
  presentations: null,
  business_info: null,
  provider_lists: null,
  certificate_type: null,
  certificate_registration: null,
  registration_number: '12345-10',
  institution: null,
  preferred_given: null,
  bio: 'Bonjour.',
  bio_language: 'fr',
  second_bio: null,
  booking_url: null,
  social_links: { linkedin: 'https://www.linkedin.com/in/elise', other: 'javascript:alert(1)' },
  fee_individual_cents: null,
  fee_couple_cents: null,
  sliding_scale: null,
  payment_methods: null,
  endorsements: null,
  qualifications: null,
  specialties_detailed: {},
  assessment_friendly: null,
  accepts_severity_levels: [],
  regulator: null,
  registration_checked_on: null,
  concurrent_registrations_in: [],
  stated_registrations: [],
  registrations_stated_at: null,
  is_active: true,
  revision: 1,
  is_premium: true,
  created_at: new Date(0),
  updated_at: new Date(0),
  practices: [
    {
      id: '1',
      name: 'Cabinet Côté',
      address: null,
      business_info: null,
      phone: null,
      email: null,
      website: null,
      latitude: 45.5,
      longitude: -73.6,
    },
  ],
  specialties: [],
} satisfies Partial<ProfileRow> as Partial<ProfileRow> as ProfileRow;

const describe = (changes: Partial<ProfileRow> = {}, language: 'en' | 'fr' = 'en') =>
  profileStructuredData(toPublicProfile({ ...row, ...changes }), {
    language,
    origin: 'https://directory.example.org',
    jobTitle: 'Registered Psychologist',
  });

/** What schema.org 29 lists under each type used, inherited properties included; only those that a profile may have. */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  Person:
    'name url image jobTitle gender telephone faxNumber email description sameAs address identifier knowsLanguage knowsAbout hasCredential worksFor'.split(
      ' ',
    ),
  MedicalOrganization: ['location', 'isAcceptingNewPatients'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  Place: ['geo'],
  GeoCoordinates: ['latitude', 'longitude'],
  Language: ['name'],
  EducationalOccupationalCredential: ['name'],
  PropertyValue: ['propertyID', 'value'],
  Organization: ['name'],
};

function strangers(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(strangers);
  if (typeof node !== 'object' || node === null) return [];
  const types = [(node as Record<string, unknown>)['@type']].flat() as string[];
  const allowed = types.flatMap((type) => PROPERTIES[type] ?? []);
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key.startsWith('@') || allowed.includes(key) ? [] : [`${types.join('+')}.${key}`]),
    ...strangers(value),
  ]);
}

test('every property belongs to its type', () => {
  const data = describe();
  expect(strangers(data)).toEqual([]);
  expect(data).toMatchObject({
    '@id': 'https://directory.example.org/quebec/montreal/psychologist/elise-cote#psychologist',
    address: { streetAddress: '1, rue Principale', addressLocality: 'Montréal', addressRegion: 'QC' },
    location: { geo: { latitude: 45.5, longitude: -73.6 } },
    isAcceptingNewPatients: false,
    worksFor: { name: 'Cabinet Côté' },
  });
});

test('a picture has its whole address, on the site or elsewhere', () => {
  expect(describe()['image']).toMatch(
    new RegExp(`^https://directory\\.example\\.org/photos/${row.id}/[0-9a-z]+$`),
  );
  const elsewhere = 'https://register.example.org/elise.jpg';
  expect(describe({ profile_photo_url: elsewhere })['image']).toBe(elsewhere);
});

test('a link that is no web address is left out', () => {
  expect(describe()['sameAs']).toEqual(['https://elise.example.org/', 'https://www.linkedin.com/in/elise']);
});

test('what is not known is not said', () => {
  const data = describe({ accepting_new_clients: null, practices: [], credentials: null, phone: null });
  for (const key of ['isAcceptingNewPatients', 'location', 'worksFor', 'hasCredential', 'telephone']) {
    expect(data).not.toHaveProperty(key);
  }
});

test('names follow the page’s language, and so does its address', () => {
  const data = describe({}, 'fr');
  expect(data['knowsLanguage']).toEqual([
    { '@type': 'Language', name: 'Français' },
    { '@type': 'Language', name: 'Anglais' },
  ]);
  expect(data['url']).toBe('https://directory.example.org/quebec/montreal/psychologist/elise-cote?lang=fr');
});
