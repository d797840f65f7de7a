import type { DetailKey } from '../assessments/facts.ts';
import type { Severity } from '../assessments/severity.ts';
import { EMAIL_MAX_LENGTH } from '../contracts/email.ts';
import { GENDER_LABELS } from '../facets.ts';
import type { Bilingual, Language } from '../language.ts';
import { PROVINCES, type ProvinceCode } from '../places/provinces.ts';
import { insurerVocabulary } from '../vocabulary/insurers.ts';
import { languageVocabulary } from '../vocabulary/languages.ts';
import {
  assessmentVocabulary,
  certificateVocabulary,
  paymentVocabulary,
  populationVocabulary,
  waitTimeVocabulary,
} from '../vocabulary/profile-terms.ts';
import { specialtyVocabulary } from '../vocabulary/specialties.ts';
import type { Vocabulary } from '../vocabulary/term.ts';
import { therapyVocabulary } from '../vocabulary/therapies.ts';
import { smallAfterFirst } from '../text/list-field.ts';
import { SESSION_TYPE_LABELS } from './session-types.ts';

/** A moment as the database's driver gives it, or as its JSON does. */
export type Moment = Date | string;

/** A question that a profile may leave open. An unknown is not a no. */
export type Answer = 'yes' | 'no' | 'unknown';

/** What a member says of their work with one condition. `years` is as typed. */
export interface Experience {
  years: string;
  approaches: readonly string[];
}

interface Text {
  row: string | null;
  shown: string | null;
  form: string;
}

/** What a column of each kind holds in the row, shows to visitors, and is in its member's form, where texts are as typed. */
interface Kinds<Value extends string> {
  id: { row: string; shown: string; form: never };
  line: Text;
  paragraphs: Text;
  email: Text;
  web_address: Text;
  /** Comma-separated text, as messy as the register gives it: terms of a vocabulary (English names) and words of the profile's own. */
  list: { row: string | null; shown: string[]; form: readonly string[] };
  /** The same of a few values, in their order. */
  choices: { row: string | null; shown: Value[]; form: readonly Value[] };
  /** A few values as an array of texts. */
  codes: { row: readonly string[]; shown: Value[]; form: readonly Value[] };
  choice: { row: Value | null; shown: Value | null; form: never };
  language: { row: Language; shown: Language; form: Language };
  answer: { row: boolean | null; shown: boolean | null; form: Answer };
  flag: { row: boolean; shown: boolean; form: never };
  count: { row: number; shown: number; form: never };
  /** Cents of a Canadian dollar; the form has dollars. */
  cents: { row: number | null; shown: number | null; form: string };
  time: { row: Moment | null; shown: string | null; form: never };
  stamp: { row: Moment; shown: string; form: never };
  /** Texts by a key: of social networks. */
  links: {
    row: Readonly<Record<string, string>>;
    shown: Record<string, string>;
    form: Readonly<Record<Value, string>>;
  };
  /** By the key that a condition has there. */
  experience: {
    row: Readonly<Record<string, { experience_years?: number; approach?: readonly string[] }>>;
    shown: never;
    form: Readonly<Record<DetailKey, Experience>>;
  };
}

export type Kind = keyof Kinds<string>;

/** The parts of the editor, in its order. */
export const FORM_PARTS = ['basics', 'place', 'offer', 'fees', 'matching', 'premium'] as const;

export type FormPart = (typeof FORM_PARTS)[number];

/** A column of `psychologist_profiles`, or, where it is private, of `profile_records`. */
export interface Column {
  kind: Kind;
  /** The most characters. The database has the same limit in its checks. */
  limit?: number;
  /** The terms of a list, or the usual words of a text. */
  vocabulary?: Vocabulary;
  /** The values that there are, in the order in which they are offered. */
  labels?: Readonly<Record<string, Bilingual>>;
  /** What the register says of the same, where the member says nothing. */
  or?: string;
  /** Only the operator's commands, the sample data and the member's own session reach it. */
  private?: true;
  /** Where its member edits it. Only then, in the database, do members have a grant to it. */
  editable?: FormPart;
  /** The form asks for it in words of its own; otherwise by its name on the profile's page. */
  asked?: true;
  /** The form says below it what is meant. */
  hint?: true;
  /** Stands beside the next one in the form. */
  short?: true;
  /** Shown and edited in the premium plan alone. */
  premium?: true;
  /** What visitors read, by the column's name. A section: where a profile's page lists it by itself. */
  public?: true | 'practical' | 'fees' | 'training' | 'specialties';
  /** It is named where it is not given: people look for it. */
  missed?: true;
  card?: true;
  /** The field of the index that holds the terms. */
  indexed?: string;
  /** People are compared by it, as it stands on their pages. */
  compared?: true;
  /** A register's file may say it. */
  imported?: true;
  /** Written by the database alone. */
  kept?: true;
}

const PROVINCE_NAMES = Object.fromEntries(PROVINCES.map(({ code, name }) => [code, name])) as Record<
  ProvinceCode,
  Bilingual
>;

const SEVERITY_LABELS = {
  mild: { en: 'Mild', fr: 'Légers' },
  moderate: { en: 'Moderate', fr: 'Modérés' },
  severe: { en: 'Severe', fr: 'Graves' },
} as const satisfies Readonly<Record<Severity, Bilingual>>;

/** The networks that a profile can link to, in the order of the form. */
const NETWORK_NAMES = {
  linkedin: { en: 'LinkedIn', fr: 'LinkedIn' },
  facebook: { en: 'Facebook', fr: 'Facebook' },
  instagram: { en: 'Instagram', fr: 'Instagram' },
  youtube: { en: 'YouTube', fr: 'YouTube' },
} as const;

/**
 * The columns of a profile, in the order in which forms and pages have them. Row, public profile, card, form with its controls and checks,
 * comparison, what an import reads and the terms in the index are derived from it.
 */
export const COLUMNS = {
  id: { kind: 'id', public: true, card: true },

  // Who.
  name: {
    kind: 'line',
    limit: 200,
    editable: 'basics',
    asked: true,
    hint: true,
    public: true,
    card: true,
    imported: true,
  },
  first_name: { kind: 'line', limit: 100, public: true, imported: true },
  last_name: { kind: 'line', limit: 100, public: true, imported: true },
  preferred_given: { kind: 'line', limit: 100, imported: true },
  previous_name: { kind: 'line', limit: 200, private: true, imported: true },
  gender: { kind: 'choice', labels: GENDER_LABELS, public: true, card: true, imported: true },
  credentials: {
    kind: 'line',
    limit: 200,
    editable: 'basics',
    asked: true,
    hint: true,
    public: true,
    card: true,
    imported: true,
  },
  highest_degree: { kind: 'line', limit: 200, imported: true },
  phone: {
    kind: 'line',
    limit: 40,
    editable: 'basics',
    asked: true,
    short: true,
    public: true,
    imported: true,
  },
  fax: { kind: 'line', limit: 40, public: true, imported: true },
  website: {
    kind: 'web_address',
    limit: 500,
    editable: 'basics',
    asked: true,
    hint: true,
    short: true,
    public: true,
    imported: true,
  },
  /** What visitors see, and where messages to the psychologist go. The account's address is another. */
  email: {
    kind: 'email',
    limit: EMAIL_MAX_LENGTH,
    editable: 'basics',
    asked: true,
    hint: true,
    public: true,
    imported: true,
  },
  bio: { kind: 'paragraphs', limit: 10_000, editable: 'basics', asked: true, hint: true },
  /** The language `bio` is written in. */
  bio_language: { kind: 'language', editable: 'basics', asked: true },
  image_filename: { kind: 'line' },
  profile_photo_url: { kind: 'line' },

  // Where.
  place_of_work: { kind: 'line', limit: 300, public: true, imported: true },
  address: {
    kind: 'line',
    limit: 300,
    editable: 'place',
    asked: true,
    hint: true,
    public: true,
    imported: true,
  },
  /** The register's whole address, which visitors see until the member writes one. */
  full_address: { kind: 'line', limit: 500, imported: true },
  city: {
    kind: 'line',
    limit: 120,
    editable: 'place',
    asked: true,
    hint: true,
    short: true,
    public: true,
    card: true,
    imported: true,
  },
  postal_code: {
    kind: 'line',
    limit: 20,
    editable: 'place',
    asked: true,
    short: true,
    public: true,
    imported: true,
  },
  province: { kind: 'choice', labels: PROVINCE_NAMES, public: true, card: true, imported: true },
  /** The member wrote the address or the city: the linked practice's coordinates need not be theirs. */
  own_place: { kind: 'flag', kept: true },
  /** `firstname-lastname`, with a stable `-2`, `-3` … where two people of one name share a city. */
  name_slug: { kind: 'line', kept: true },
  city_slug: { kind: 'line', kept: true },

  // What they offer.
  practice_areas: {
    kind: 'list',
    limit: 5000,
    vocabulary: specialtyVocabulary,
    editable: 'offer',
    asked: true,
    imported: true,
  },
  areas_of_expertise: { kind: 'list', limit: 5000, vocabulary: specialtyVocabulary, imported: true },
  presentations: { kind: 'line' },
  therapy_types: {
    kind: 'list',
    limit: 5000,
    vocabulary: therapyVocabulary,
    editable: 'offer',
    public: 'specialties',
    indexed: 'therapies',
    compared: true,
    imported: true,
  },
  client_populations: {
    kind: 'list',
    limit: 5000,
    vocabulary: populationVocabulary,
    editable: 'offer',
    asked: true,
    or: 'populations',
    public: 'specialties',
    indexed: 'populations',
    compared: true,
    imported: true,
  },
  populations: { kind: 'list', limit: 5000, vocabulary: populationVocabulary, imported: true },
  assessments: {
    kind: 'list',
    limit: 5000,
    vocabulary: assessmentVocabulary,
    public: 'specialties',
    indexed: 'assessments',
    compared: true,
    imported: true,
  },
  service_languages: {
    kind: 'list',
    limit: 2000,
    vocabulary: languageVocabulary,
    editable: 'offer',
    or: 'spoken_languages',
    public: 'practical',
    indexed: 'languages',
    compared: true,
    imported: true,
  },
  spoken_languages: { kind: 'list', limit: 2000, vocabulary: languageVocabulary, imported: true },
  session_types: {
    kind: 'choices',
    labels: SESSION_TYPE_LABELS,
    editable: 'offer',
    public: 'practical',
    indexed: 'session_types',
    compared: true,
  },
  telepsychology: { kind: 'answer' },
  /** Sees clients in person. */
  services_to: { kind: 'answer' },
  /** Where the member says that they are registered, beside what registers say. */
  stated_registrations: { kind: 'codes', labels: PROVINCE_NAMES, editable: 'offer', asked: true, hint: true },
  registrations_stated_at: { kind: 'time', kept: true },
  accepting_new_clients: { kind: 'answer', editable: 'offer', asked: true, public: true },
  accepting_confirmed_at: { kind: 'time', public: true, kept: true },
  /** The word on new clients is too old to count: see `acceptsNewClients`. */
  accepting_lapsed: { kind: 'flag', public: true, kept: true },
  wait_times: {
    kind: 'line',
    limit: 500,
    vocabulary: waitTimeVocabulary,
    editable: 'offer',
    hint: true,
    public: 'practical',
  },
  wait_confirmed_at: { kind: 'time', public: true, kept: true },
  business_info: { kind: 'line' },

  // What it costs.
  fee_individual_cents: { kind: 'cents', editable: 'fees', asked: true, short: true, public: 'fees' },
  fee_couple_cents: { kind: 'cents', editable: 'fees', asked: true, short: true, public: 'fees' },
  sliding_scale: { kind: 'answer', editable: 'fees', public: 'fees', missed: true, compared: true },
  payment_methods: {
    kind: 'list',
    limit: 500,
    vocabulary: paymentVocabulary,
    editable: 'fees',
    public: 'fees',
    missed: true,
  },
  /** The insurers that are billed directly. */
  provider_lists: {
    kind: 'list',
    limit: 2000,
    vocabulary: insurerVocabulary,
    editable: 'fees',
    asked: true,
    hint: true,
    public: 'fees',
    indexed: 'insurers',
    compared: true,
  },
  fees_confirmed_at: { kind: 'time', public: 'fees', kept: true },

  // What the match looks at.
  specialties_detailed: { kind: 'experience', editable: 'matching', asked: true, hint: true },
  accepts_severity_levels: { kind: 'codes', labels: SEVERITY_LABELS, editable: 'matching', asked: true },
  assessment_friendly: { kind: 'answer', editable: 'matching', asked: true },

  // What the premium plan adds.
  booking_url: {
    kind: 'web_address',
    limit: 500,
    editable: 'premium',
    asked: true,
    hint: true,
    premium: true,
    public: true,
  },
  social_links: {
    kind: 'links',
    labels: NETWORK_NAMES,
    editable: 'premium',
    asked: true,
    premium: true,
    public: true,
  },
  /** A bio in the other language. */
  second_bio: { kind: 'paragraphs', limit: 10_000, editable: 'premium', asked: true, premium: true },

  // What the register says.
  qualifications: { kind: 'paragraphs', limit: 5000, public: 'training', missed: true, imported: true },
  institution: { kind: 'line', limit: 300, public: 'training', imported: true },
  certificate_type: {
    kind: 'line',
    limit: 200,
    vocabulary: certificateVocabulary,
    public: 'training',
    imported: true,
  },
  certificate_registration: { kind: 'line', limit: 200, imported: true },
  registration_number: { kind: 'line', limit: 100, public: 'training', imported: true },
  endorsements: { kind: 'list', limit: 2000, public: 'training', missed: true, imported: true },
  /** The code of the regulator in whose register the profile stands; null when no register that was read has it. */
  regulator: { kind: 'line' },
  /** Codes of provinces in which a register or the operator names a further registration. */
  concurrent_registrations_in: { kind: 'codes', labels: PROVINCE_NAMES, kept: true },
  concurrent_registrations: { kind: 'list', limit: 5000, private: true, imported: true },
  registration_history: { kind: 'paragraphs', limit: 10_000, private: true, imported: true },
  discipline_info: { kind: 'paragraphs', limit: 10_000, private: true, imported: true },
  /** The profile's page in the register. */
  detail_url: { kind: 'web_address', limit: 500, private: true, imported: true },

  is_active: { kind: 'flag' },
  is_premium: { kind: 'flag', public: true, card: true },
  /** Counts the changes of what a member can edit: an editor's save names the version that it replaces. */
  revision: { kind: 'count', kept: true },
  created_at: { kind: 'stamp' },
  updated_at: { kind: 'stamp', public: true },
} as const satisfies Readonly<Record<string, Column>>;

type Columns = typeof COLUMNS;
export type ColumnName = keyof Columns;

/** The columns that have something in the table. */
type With<Attribute extends keyof Column> = {
  [Name in ColumnName]: Columns[Name] extends { readonly [Key in Attribute]: unknown } ? Name : never;
}[ColumnName];

export type PrivateColumn = With<'private'>;
/** Those that a member's form writes. */
export type EditableColumn = With<'editable'>;
export type PublicColumn = With<'public'>;
export type CardColumn = With<'card'>;
export type ComparedColumn = With<'compared'>;
export type ImportedColumn = With<'imported'>;
export type IndexedColumn = With<'indexed'>;
export type IndexedField = Columns[IndexedColumn]['indexed'];
export type KeptColumn = With<'kept'>;
export type AskedColumn = With<'asked'>;
export type HintedColumn = With<'hint'>;

type Section = Exclude<Column['public'], true | undefined>;

/** The columns that a section of a profile's page lists. */
export type ListedColumn = {
  [Name in PublicColumn]: Columns[Name]['public'] extends Section ? Name : never;
}[PublicColumn];

export function columnsIn(section: Section): ListedColumn[] {
  return PUBLIC_COLUMNS.filter((name) => columnOf(name).public === section) as ListedColumn[];
}

function columnsWith<Attribute extends keyof Column>(attribute: Attribute): readonly With<Attribute>[] {
  return Object.keys(COLUMNS).filter((name) => attribute in COLUMNS[name as ColumnName]) as With<Attribute>[];
}

export const EDITABLE_COLUMNS = columnsWith('editable');
export const PUBLIC_COLUMNS = columnsWith('public');
export const CARD_COLUMNS = columnsWith('card');
export const COMPARED_COLUMNS = columnsWith('compared');
export const IMPORTED_COLUMNS = columnsWith('imported');
export const INDEXED_COLUMNS = columnsWith('indexed');

export const isColumn = (name: string): name is ColumnName => Object.hasOwn(COLUMNS, name);

/** A column by its name, as far as all have the same. */
export const columnOf = (name: ColumnName): Column => COLUMNS[name];

/** The values that a column of a few can have, in the order in which they are offered. */
export function valuesOf(name: ColumnName): string[] {
  const { labels, vocabulary } = columnOf(name);
  return labels ? Object.keys(labels) : (vocabulary?.terms.map(({ en }) => en) ?? []);
}

/** A column's value in the reader's language; a text that is none as it is. */
export function labelOf(name: ColumnName, value: string, language: Language): string {
  const { labels, vocabulary } = columnOf(name);
  return labels?.[value]?.[language] ?? vocabulary?.label(value, language) ?? value;
}

/** Several values as one phrase. What is no name is written small after the first: `Online, in person`. */
export function listText(name: ColumnName, values: readonly string[], language: Language): string {
  const { kind, vocabulary } = columnOf(name);
  const list = values.map((value) => labelOf(name, value, language)).join(', ');
  const isSmall = kind === 'choices' || (vocabulary === languageVocabulary && language === 'fr');
  return isSmall ? smallAfterFirst(list) : list;
}

type Value<Name extends ColumnName> = Columns[Name] extends { labels: infer Labels }
  ? keyof Labels & string
  : string;

type Held<Name extends ColumnName, As extends 'row' | 'shown' | 'form'> = Kinds<
  Value<Name>
>[Columns[Name]['kind']][As];

/** A practice as the database holds it, as far as a profile needs it. */
export interface PracticeRow {
  id: string;
  name: string;
  address: string | null;
  business_info: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** A row of `psychologist_profiles`, which anyone may read while the profile is active, with what is joined to it. */
export type ProfileRow = { [Name in Exclude<ColumnName, PrivateColumn>]: Held<Name, 'row'> } & {
  /** The day of the last file of the regulator's register, as `2026-11-22`. */
  registration_checked_on: string | null;
  /** The linked practices, the main one first. */
  practices: readonly PracticeRow[];
  /** Names of the joined specialties, by name. */
  specialties: readonly string[];
};

/** The columns of a row that its member writes. */
export type EditableRow = Pick<ProfileRow, EditableColumn | 'telepsychology' | 'services_to'>;

/** What visitors read of a column. */
export type Shown<Name extends ColumnName> = Held<Name, 'shown'>;

/** A profile as its member edits it. */
export type ProfileForm = { [Name in EditableColumn]: Held<Name, 'form'> };

/** The columns by which people know who someone is: a member's change of one waits for the operator, and nobody else sees it before. */
export const REVIEWED_COLUMNS = ['name', 'credentials'] as const satisfies readonly EditableColumn[];

export type ReviewedColumn = (typeof REVIEWED_COLUMNS)[number];
