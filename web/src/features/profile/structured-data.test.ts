import { expect, test } from 'vitest';
import { COLUMNS } from '@directory/domain/profile/columns';
import { toPublicProfile } from '@directory/domain/profile/public-profile';
import type { ProfileRow } from '@directory/domain/profile/row';
import { profileStructuredData } from './structured-data.ts';

/** What is given of the columns that the page's structured data is made of; the others are empty. */
const given = {
  id: '0ddf9a1f-81c5-4dca-810d-860d2553cc76',
  name_slug: 'elise-cote',
  city_slug: 'montreal',
  first_name: 'Élise',
  last_name: 'Côté',
  credentials: 'Ph.D.',
  gender: 'Female',
  image_filename: 'elise.webp',
  phone: '514-555-0101',
  fax: '514-555-0102',
  email: 'elise@example.org',
  website: 'elise.example.org',
  address: '1, rue Principale',
  postal_code: 'H2X 1Y4',
  city: 'Montréal',
  province: 'QC',
  service_languages: 'French, English',
  practice_areas: 'Anxiety',
  telepsychology: true,
  services_to: true,
  accepting_new_clients: false,
  is_active: true,
  is_premium: true,
  registration_number: '12345-10',
  bio: 'Bonjour.',
  bio_language: 'fr',
  specialties_detailed: {},
  social_links: { linkedin: 'https://www.linkedin.com/in/elise', other: 'javascript:alert(1)' },
  accepts_severity_levels: [],
  concurrent_registrations_in: [],
  stated_registrations: [],
  left_out_of: [],
  specialties: [],
  created_at: new Date(0),
  updated_at: new Date(0),
  practices: [
    {
      id: '1',
      name: 'Cabinet Côté',
      latitude: 45.5,
      longitude: -73.6,
      ...{ address: null, business_info: null, phone: null, email: null, website: null },
    },
  ],
} satisfies Partial<ProfileRow>;

const row = {
  ...Object.fromEntries(Object.keys(COLUMNS).map((column) => [column, null])),
  ...given,
} as unknown as ProfileRow;

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
