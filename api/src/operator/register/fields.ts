import { isEmail } from '@directory/domain/contracts/email';
import type { Gender } from '@directory/domain/facets';
import { fold } from '@directory/domain/text/fold';
import { splitList } from '@directory/domain/text/list-field';
import { hasInvisible } from '@directory/domain/profile/characters';
import { isPublicWebAddress, withScheme } from '@directory/domain/profile/web-address';
import { findProvince, type ProvinceCode } from '@directory/domain/places/provinces';
import { slugify } from '@directory/domain/text/slug';

/** What a cell says: the value to keep, null for nothing, or why it cannot be kept. */
export type CellReading = { value: string | null } | { problem: string };

export interface RegisterField {
  /** Where the value stands: a column of the profile, of its private record, or rows that are joined. */
  table: 'profile' | 'record' | 'joined';
  /** The most characters, as the column's check has it. */
  limit: number;
  /** A text of several lines. */
  prose?: boolean;
  /** Other headings that mean this field, beside its own name; compared without case, accents and marks. */
  headings?: readonly string[];
  /** What a tidied text becomes; the text itself unless given. Must leave what it returns as it is. */
  read?: (text: string) => CellReading;
}

const read = (value: string | null | undefined, problem: string): CellReading =>
  value ? { value } : { problem };

const list: RegisterField['read'] = (text) => ({ value: splitList(text).join(', ') || null });

const webAddress: RegisterField['read'] = (text) => {
  const address = withScheme(text);
  return read(isPublicWebAddress(address) ? address : null, 'is no web address that visitors can be sent to');
};

const GENDER_WORDS: Readonly<Record<string, Gender>> = {
  ...{ f: 'Female', female: 'Female', woman: 'Female', femme: 'Female', feminin: 'Female' },
  ...{ m: 'Male', male: 'Male', man: 'Male', homme: 'Male', h: 'Male', masculin: 'Male' },
};

/** What lists write for a province beside its code and names, folded and of its letters alone: `C.-B.`, `Sask.` */
const SHORT_PROVINCES: Readonly<Record<string, ProvinceCode>> = {
  ...{ alb: 'AB', alta: 'AB', cb: 'BC', man: 'MB', nfld: 'NL', tn: 'NL', tnl: 'NL', ne: 'NS', nwt: 'NT' },
  ...{ tno: 'NT', ont: 'ON', ipe: 'PE', pei: 'PE', pq: 'QC', que: 'QC', sask: 'SK', yn: 'YT', yuk: 'YT' },
};

/** A province by its code, its name or what lists write for it. */
function provinceIn(text: string): ProvinceCode | undefined {
  const letters = fold(text).replace(/[^a-z]/g, '');
  return (findProvince(text) ?? findProvince(letters))?.code ?? SHORT_PROVINCES[letters];
}

const profile = (limit: number, ...headings: string[]): RegisterField => ({
  table: 'profile',
  limit,
  headings,
});
const listed = (limit: number, ...headings: string[]): RegisterField => ({
  ...profile(limit, ...headings),
  read: list,
});
const record = (limit: number, ...headings: string[]): RegisterField => ({
  table: 'record',
  limit,
  headings,
});

/**
 * What a register's file may say of a person, by the column that keeps it, in the order in which an export has them. Limits and rules are
 * those of the columns' checks.
 */
export const REGISTER_FIELDS = {
  registration_number: profile(
    100,
    ...[
      'registration no',
      'reg no',
      'number',
      'certificate number',
      'certificate no',
      'licence number',
      'license number',
    ],
    ...[
      'permit number',
      'numero',
      'numero de permis',
      'no de permis',
      'permis',
      'numero d inscription',
      'matricule',
    ],
  ),
  first_name: profile(100, 'given name', 'given names', 'first', 'prenom', 'prenoms'),
  last_name: profile(100, 'surname', 'family name', 'last', 'nom', 'nom de famille'),
  name: profile(200, 'full name', 'registrant', 'registrant name', 'member', 'nom complet', 'membre'),
  preferred_given: profile(100, 'preferred name', 'preferred given name', 'prenom usuel'),
  previous_name: record(200, 'former name', 'nom anterieur'),
  gender: {
    ...profile(10, 'sex', 'sexe', 'genre'),
    read: (text) => read(GENDER_WORDS[fold(text)], 'is neither Female nor Male'),
  },
  credentials: profile(200, 'designation', 'designations', 'titre', 'titres'),
  highest_degree: profile(200, 'degree', 'diplome'),
  phone: profile(40, 'telephone', 'business phone', 'work phone', 'phone number', 'telephone professionnel'),
  fax: profile(40, 'fax number', 'telecopieur'),
  email: {
    ...profile(254, 'e mail', 'email address', 'business email', 'courriel', 'adresse courriel'),
    read: (text) => read(isEmail(text) ? text : null, 'is no single email address'),
  },
  website: { ...profile(500, 'web site', 'web', 'url', 'site web', 'site internet'), read: webAddress },
  practice: { table: 'joined', limit: 200, headings: ['practice name', 'clinic', 'clinique', 'cabinet'] },
  place_of_work: profile(300, 'employer', 'workplace', 'employeur', 'lieu de travail'),
  address: profile(300, 'street address', 'business address', 'adresse', 'adresse professionnelle'),
  city: {
    ...profile(120, 'town', 'municipality', 'ville', 'municipalite'),
    read: (text) =>
      read(slugify(text) === '' ? null : text, 'has no letter that an address on the site could have'),
  },
  province: {
    ...profile(60, 'prov', 'state', 'province territory'),
    read: (text) => read(provinceIn(text), 'is no province or territory'),
  },
  postal_code: profile(20, 'postcode', 'code postal'),
  full_address: profile(500, 'whole address', 'adresse complete'),
  spoken_languages: listed(2000, 'languages spoken', 'languages', 'langues', 'langues parlees'),
  service_languages: listed(2000, 'languages of service', 'langues de service'),
  populations: listed(5000, 'clientele'),
  client_populations: listed(5000, 'client groups', 'clients'),
  therapy_types: listed(5000, 'therapies', 'approaches', 'approches', 'orientation'),
  assessments: listed(5000, 'assessment services', 'evaluations'),
  areas_of_expertise: listed(5000, 'areas of competence', 'competences', 'champs d expertise'),
  practice_areas: listed(5000, 'areas of practice', 'secteurs de pratique', 'domaines de pratique'),
  specialties: {
    ...{ table: 'joined', limit: 5000, headings: ['specialites'] },
    read: (text) => {
      const items = splitList(text);
      return items.some((item) => item.length > 120)
        ? { problem: 'names a specialty of more than 120 characters' }
        : { value: items.join(', ') || null };
    },
  },
  certificate_type: profile(
    200,
    'registration class',
    'class',
    'type of registration',
    'category',
    'type de permis',
  ),
  certificate_registration: profile(200, 'registered since', 'initial registration', 'inscrit depuis'),
  institution: profile(300, 'university', 'universite', 'etablissement'),
  endorsements: listed(2000, 'attestations'),
  qualifications: { ...profile(5000, 'education', 'formation'), prose: true },
  detail_url: { ...record(500, 'profile url', 'register page'), read: webAddress },
  concurrent_registrations: {
    ...record(5000, 'other registrations', 'autres inscriptions'),
    read: list,
  },
  registration_history: { ...record(10_000, 'history', 'historique'), prose: true },
  discipline_info: { ...record(10_000, 'discipline', 'decisions disciplinaires'), prose: true },
} as const satisfies Readonly<Record<string, RegisterField>>;

export type RegisterFieldName = keyof typeof REGISTER_FIELDS;

export const REGISTER_FIELD_NAMES = Object.keys(REGISTER_FIELDS) as RegisterFieldName[];

export const fieldOf = (name: RegisterFieldName): RegisterField => REGISTER_FIELDS[name];

export const isRegisterField = (name: string): name is RegisterFieldName =>
  Object.hasOwn(REGISTER_FIELDS, name);

/** Characters that spreadsheets and web pages leave in a cell and nobody means: soft hyphens, zero-width spaces, marks of direction. */
const STRAY = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * A cell's text as it is kept: composed letters, no stray characters, one space between words. A line's end becomes a comma, except in
 * prose.
 */
export function tidy(text: string, { prose = false }: Pick<RegisterField, 'prose'> = {}): string {
  const lines = text
    .normalize('NFC')
    .replace(STRAY, '')
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim());
  if (prose)
    return lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  return lines.filter((line) => line !== '').join(', ');
}

/** Reads one cell. */
export function readCell(field: RegisterField, cell: string): CellReading {
  const text = tidy(cell, field);
  if (text === '') return { value: null };
  if (hasInvisible(text.replaceAll('\n', ''))) return { problem: 'holds a character that nobody can see' };
  const reading = field.read?.(text) ?? { value: text };
  if ('value' in reading && reading.value !== null && reading.value.length > field.limit)
    return { problem: `is longer than ${field.limit} characters` };
  return reading;
}
