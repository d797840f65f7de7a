import { EMAIL_MAX_LENGTH } from '../contracts/email.ts';
import type { Language } from '../language.ts';
import { GENDER_LABELS } from '../vocabulary/labels.ts';
import { insurerVocabulary } from '../vocabulary/insurers.ts';
import { languageList, languageVocabulary } from '../vocabulary/languages.ts';
import {
  accessibilityVocabulary,
  appointmentTimeVocabulary,
  assessmentVocabulary,
  certificateVocabulary,
  paymentVocabulary,
  populationVocabulary,
  waitTimeVocabulary,
} from '../vocabulary/profile-terms.ts';
import { specialtyVocabulary } from '../vocabulary/specialties.ts';
import { therapyVocabulary } from '../vocabulary/therapies.ts';
import { smallAfterFirst } from '../text/list-field.ts';
import {
  ANSWER_SIGNS,
  CHANNEL_LABELS,
  type Column,
  NETWORK_NAMES,
  PROVINCE_NAMES,
  SEVERITY_LABELS,
} from './column-kinds.ts';
import { SESSION_TYPE_LABELS } from './session-types.ts';

/**
 * The columns of a profile, in the order in which forms and pages have them. Row, public profile, card, form with its controls and checks,
 * comparison, what an import reads and the terms in the index are derived from it.
 */
export const COLUMNS = {
  id: { kind: 'id', public: true, card: true },

  // Who.
  name: { kind: 'line', limit: 200, editable: 'basics', public: true, card: true, imported: true },
  first_name: { kind: 'line', limit: 100, public: true, imported: true },
  last_name: { kind: 'line', limit: 100, public: true, imported: true },
  preferred_given: { kind: 'line', limit: 100, imported: true },
  previous_name: { kind: 'line', limit: 200, private: true, imported: true },
  gender: { kind: 'choice', labels: GENDER_LABELS, public: true, card: true, imported: true },
  credentials: { kind: 'line', limit: 200, editable: 'basics', public: true, card: true, imported: true },
  highest_degree: { kind: 'line', limit: 200, imported: true },
  phone: { kind: 'line', limit: 40, editable: 'basics', public: true, imported: true },
  fax: { kind: 'line', limit: 40, public: true, imported: true },
  website: { kind: 'web_address', limit: 500, editable: 'basics', public: true, imported: true },
  /** What visitors see, and where messages to the psychologist go. The account's address is another. */
  email: { kind: 'email', limit: EMAIL_MAX_LENGTH, editable: 'basics', public: true, imported: true },
  bio: { kind: 'paragraphs', limit: 10_000, editable: 'basics' },
  /** The language `bio` is written in. */
  bio_language: { kind: 'language', editable: 'basics' },
  image_filename: { kind: 'line' },
  profile_photo_url: { kind: 'line' },

  // Where.
  place_of_work: { kind: 'line', limit: 300, public: true, imported: true },
  address: { kind: 'line', limit: 300, editable: 'place', public: true, imported: true },
  /** The register's whole address, which visitors see until the member writes one. */
  full_address: { kind: 'line', limit: 500, imported: true },
  city: { kind: 'line', limit: 120, editable: 'place', public: true, card: true, imported: true },
  postal_code: { kind: 'line', limit: 20, editable: 'place', public: true, imported: true },
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
  appointment_times: {
    kind: 'choices',
    limit: 500,
    vocabulary: appointmentTimeVocabulary,
    editable: 'offer',
    public: 'practical',
    indexed: 'appointment_times',
    compared: true,
    imported: true,
  },
  accessibility: {
    kind: 'choices',
    limit: 1000,
    vocabulary: accessibilityVocabulary,
    editable: 'offer',
    public: 'practical',
    indexed: 'accessibility',
    compared: true,
    imported: true,
  },
  telepsychology: { kind: 'answer' },
  /** Sees clients in person. */
  services_to: { kind: 'answer' },
  /** Where the member says that they are registered, beside what registers say. */
  stated_registrations: { kind: 'codes', labels: PROVINCE_NAMES, editable: 'offer' },
  registrations_stated_at: { kind: 'time', kept: true },
  accepting_new_clients: { kind: 'answer', editable: 'offer', public: true },
  accepting_confirmed_at: { kind: 'time', public: true, kept: true },
  /** The word on new clients is too old to count: see `acceptsNewClients`. */
  accepting_lapsed: { kind: 'flag', public: true, kept: true },
  wait_times: {
    kind: 'line',
    limit: 500,
    vocabulary: waitTimeVocabulary,
    editable: 'offer',
    public: 'practical',
  },
  wait_confirmed_at: { kind: 'time', public: true, kept: true },
  /** The first of what the person says and their calendar has free; ends by itself. */
  next_opening: { kind: 'opening', public: true, kept: true },
  /** Counted every night of what messages became; see `count_answers` in the migrations. */
  answer_sign: { kind: 'choice', labels: ANSWER_SIGNS, public: 'practical', kept: true },
  business_info: { kind: 'line' },

  // What it costs.
  fee_individual_cents: { kind: 'cents', editable: 'fees', public: 'fees' },
  fee_couple_cents: { kind: 'cents', editable: 'fees', public: 'fees' },
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
    public: 'fees',
    indexed: 'insurers',
    compared: true,
  },
  fees_confirmed_at: { kind: 'time', public: 'fees', kept: true },

  // What the match looks at.
  specialties_detailed: { kind: 'experience', editable: 'matching' },
  accepts_severity_levels: { kind: 'codes', labels: SEVERITY_LABELS, editable: 'matching' },
  assessment_friendly: { kind: 'answer', editable: 'matching' },

  // Where else it may stand.
  /** The channels that the member keeps it from. */
  left_out_of: { kind: 'codes', labels: CHANNEL_LABELS, editable: 'sharing' },

  // What the premium plan adds.
  booking_url: { kind: 'web_address', limit: 500, editable: 'premium', premium: true, public: true },
  social_links: { kind: 'links', labels: NETWORK_NAMES, editable: 'premium', premium: true, public: true },
  /** A bio in the other language. */
  second_bio: { kind: 'paragraphs', limit: 10_000, editable: 'premium', premium: true },

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
  registration_number: { kind: 'line', limit: 100, public: 'training', card: true, imported: true },
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

export type Columns = typeof COLUMNS;
export type ColumnName = keyof Columns;

/** The columns that have something in the table. */
type With<Attribute extends keyof Column> = {
  [Name in ColumnName]: Columns[Name] extends { readonly [Key in Attribute]: unknown } ? Name : never;
}[ColumnName];

export type PrivateColumn = With<'private'>;
/** Those that a member's form writes. */
export type EditableColumn = With<'editable'>;
export type PublicColumn = With<'public'>;
export type ImportedColumn = With<'imported'>;
export type IndexedColumn = With<'indexed'>;
export type IndexedField = Columns[IndexedColumn]['indexed'];
export type KeptColumn = With<'kept'>;

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
  if (vocabulary === languageVocabulary) return languageList(values, language);
  const list = values.map((value) => labelOf(name, value, language)).join(', ');
  return kind === 'choices' ? smallAfterFirst(list) : list;
}

/** The columns by which people know who someone is: a member's change of one waits for the operator, and nobody else sees it before. */
export const REVIEWED_COLUMNS = ['name', 'credentials'] as const satisfies readonly EditableColumn[];

export type ReviewedColumn = (typeof REVIEWED_COLUMNS)[number];
