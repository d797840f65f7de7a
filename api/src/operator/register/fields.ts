import { isEmail } from '@directory/domain/contracts/email';
import type { Gender } from '@directory/domain/vocabulary/labels';
import { fold } from '@directory/domain/text/fold';
import { splitList } from '@directory/domain/text/list-field';
import type { Kind } from '@directory/domain/profile/column-kinds';
import { columnOf, IMPORTED_COLUMNS, type ImportedColumn, valuesOf } from '@directory/domain/profile/columns';
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
  /** What a tidied text becomes; the text itself unless given. Must leave what it returns as it is. */
  read?: (text: string) => CellReading;
}

const read = (value: string | null | undefined, problem: string): CellReading =>
  value ? { value } : { problem };

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

/** How a cell is read, by the kind of its column. */
const BY_KIND: Partial<Record<Kind, RegisterField['read']>> = {
  list: (text) => ({ value: splitList(text).join(', ') || null }),
  email: (text) => read(isEmail(text) ? text : null, 'is no single email address'),
  web_address: (text) => {
    const address = withScheme(text);
    return read(
      isPublicWebAddress(address) ? address : null,
      'is no web address that visitors can be sent to',
    );
  },
};

/** What columns have beyond their kind. */
const OWN: { readonly [Name in ImportedColumn]?: RegisterField['read'] } = {
  gender: (text) => read(GENDER_WORDS[fold(text)], 'is neither Female nor Male'),
  city: (text) =>
    read(slugify(text) === '' ? null : text, 'has no letter that an address on the site could have'),
  province: (text) => read(provinceIn(text), 'is no province or territory'),
};

/** A list of a column's few values, whatever they are called there. */
function chosen(name: ImportedColumn, text: string): CellReading {
  const named = splitList(text).map((item) => columnOf(name).vocabulary?.canonical(item) ?? item);
  const values = valuesOf(name);
  const other = named.find((item) => !values.includes(item));
  if (other !== undefined) return { problem: `says “${other}”, which is none of: ${values.join(', ')}` };
  return { value: values.filter((value) => named.includes(value)).join(', ') || null };
}

/** Limits are those of the columns' checks. */
function fieldOfColumn(name: ImportedColumn): RegisterField {
  const { kind, limit = Infinity, private: isPrivate } = columnOf(name);
  const reading = OWN[name] ?? (kind === 'choices' ? (text: string) => chosen(name, text) : BY_KIND[kind]);
  const table = isPrivate ? 'record' : 'profile';
  return { table, limit, prose: kind === 'paragraphs', ...(reading && { read: reading }) };
}

/** What is joined to a profile. */
const JOINED = {
  practice: { table: 'joined', limit: 200 },
  specialties: {
    table: 'joined',
    limit: 5000,
    read: (text) => {
      const items = splitList(text);
      return items.some((item) => item.length > 120)
        ? { problem: 'names a specialty of more than 120 characters' }
        : { value: items.join(', ') || null };
    },
  },
} as const satisfies Readonly<Record<string, RegisterField>>;

export type RegisterFieldName = ImportedColumn | keyof typeof JOINED;

/** What a register's file may say of a person, by the column that keeps it. What tells who it is comes first. */
const FIELDS = {
  registration_number: fieldOfColumn('registration_number'),
  ...Object.fromEntries(IMPORTED_COLUMNS.map((name) => [name, fieldOfColumn(name)])),
  ...JOINED,
} as Readonly<Record<RegisterFieldName, RegisterField>>;

export const REGISTER_FIELD_NAMES = Object.keys(FIELDS) as RegisterFieldName[];

export const fieldOf = (name: RegisterFieldName): RegisterField => FIELDS[name];

export const isRegisterField = (name: string): name is RegisterFieldName => Object.hasOwn(FIELDS, name);

/** Other headings that mean a field, beside its own name; compared without case, accents and marks. */
export const HEADINGS: { readonly [Name in RegisterFieldName]?: string } = {
  registration_number:
    'registration no, reg no, number, certificate number, certificate no, licence number, license number, permit number, numero, numero de permis, no de permis, permis, numero d inscription, matricule',
  first_name: 'given name, given names, first, prenom, prenoms',
  last_name: 'surname, family name, last, nom, nom de famille',
  name: 'full name, registrant, registrant name, member, nom complet, membre',
  preferred_given: 'preferred name, preferred given name, prenom usuel',
  previous_name: 'former name, nom anterieur',
  gender: 'sex, sexe, genre',
  credentials: 'designation, designations, titre, titres',
  highest_degree: 'degree, diplome',
  phone: 'telephone, business phone, work phone, phone number, telephone professionnel',
  fax: 'fax number, telecopieur',
  email: 'e mail, email address, business email, courriel, adresse courriel',
  website: 'web site, web, url, site web, site internet',
  place_of_work: 'employer, workplace, employeur, lieu de travail',
  address: 'street address, business address, adresse, adresse professionnelle',
  city: 'town, municipality, ville, municipalite',
  province: 'prov, state, province territory',
  postal_code: 'postcode, code postal',
  full_address: 'whole address, adresse complete',
  spoken_languages: 'languages spoken, languages, langues, langues parlees',
  service_languages: 'languages of service, langues de service',
  populations: 'clientele',
  client_populations: 'client groups, clients',
  therapy_types: 'therapies, approaches, approches, orientation',
  assessments: 'assessment services, evaluations',
  areas_of_expertise: 'areas of competence, competences, champs d expertise',
  practice_areas: 'areas of practice, secteurs de pratique, domaines de pratique',
  certificate_type: 'registration class, class, type of registration, category, type de permis',
  certificate_registration: 'registered since, initial registration, inscrit depuis',
  institution: 'university, universite, etablissement',
  endorsements: 'attestations',
  qualifications: 'education, formation',
  detail_url: 'profile url, register page',
  concurrent_registrations: 'other registrations, autres inscriptions',
  registration_history: 'history, historique',
  discipline_info: 'discipline, decisions disciplinaires',
  appointment_times: 'appointments, rendez vous',
  accessibility: 'accessibilite',
  practice: 'practice name, clinic, clinique, cabinet',
  specialties: 'specialites',
};

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
