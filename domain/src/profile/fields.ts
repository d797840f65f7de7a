import * as z from 'zod/mini';
import { CONDITIONS } from '../assessments/conditions.ts';
import { type DetailKey, matchingOf } from '../assessments/facts.ts';
import { isSeverity, SEVERITIES, type Severity } from '../assessments/severity.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { deriveSessionTypes, SESSION_TYPES, type SessionType } from './session-types.ts';
import { PROVINCE_CODES, type ProvinceCode } from '../places/provinces.ts';
import { slugify } from '../text/slug.ts';
import { billedInsurers, insurerVocabulary, isPublicPlan } from '../vocabulary/insurers.ts';
import { languageVocabulary } from '../vocabulary/languages.ts';
import { paymentVocabulary, populationVocabulary } from '../vocabulary/profile-terms.ts';
import { specialtyVocabulary } from '../vocabulary/specialties.ts';
import { therapyVocabulary } from '../vocabulary/therapies.ts';
import { hasNameCharacters, stacksMarks } from './characters.ts';
import { canonicalList, displayName, displaySpecialties } from './display.ts';
import {
  answer,
  because,
  email,
  fee,
  line,
  list,
  type ListField,
  listRule,
  paragraphs,
  textOrNull,
  webAddress,
  webAddressRule,
  type Field,
  type FieldSource,
} from './field.ts';
import { withScheme } from './web-address.ts';

/** What the therapist match asks about: the keys of `specialties_detailed` with their names, in the order of the form. */
export const MATCH_CONDITIONS = CONDITIONS.map(matchingOf);

/** The networks that a profile can link to, in the order of the form. The keys of `social_links`. */
export const SOCIAL_NETWORKS = ['linkedin', 'facebook', 'instagram', 'youtube'] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What a member says of their work with one condition. `years` is as typed. */
export interface Experience {
  years: string;
  approaches: readonly string[];
}

const name = line('name', 200);
const credentials = line('credentials', 200);
const city = line('city', 120);
const noStackedMarks = z.refine<string>((text) => !stacksMarks(text), because('stackedMarks'));

const bioLanguage: Field<Language> = {
  rule: z.enum(LANGUAGES),
  empty: 'en',
  read: (profile) => profile.bio_language,
  write: (value) => ({ bio_language: value }),
};

const sessionTypes: Field<readonly SessionType[]> = {
  rule: z.array(z.enum(SESSION_TYPES)),
  empty: [],
  read: deriveSessionTypes,
  // The register's two flags also say how sessions take place: left as they are, a type that was removed would stay.
  write: (types) => ({
    session_types: textOrNull(types.join(', ')),
    telepsychology: types.includes('Online'),
    services_to: types.includes('In Person'),
  }),
};

const statedRegistrations: Field<readonly ProvinceCode[]> = {
  rule: z.array(z.enum(PROVINCE_CODES)),
  empty: [],
  read: (profile) => PROVINCE_CODES.filter((code) => profile.stated_registrations.includes(code)),
  write: (codes) => ({ stated_registrations: codes }),
};

const insurers: ListField = {
  ...list('provider_lists', 2000, insurerVocabulary, ({ provider_lists: field }) => billedInsurers(field)),
  rule: listRule(2000).check(z.refine((items) => !items.some(isPublicPlan), because('publicPlan'))),
};

const severityLevels: Field<readonly Severity[]> = {
  rule: z.array(z.enum(SEVERITIES)),
  empty: [],
  read: (profile) => profile.accepts_severity_levels.filter(isSeverity),
  write: (levels) => ({ accepts_severity_levels: levels }),
};

const MOST_YEARS = 80;
const MOST_APPROACH_CHARACTERS = 120;

const experienceRule: z.ZodMiniType<Experience> = z.object({
  years: z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || (/^\d{1,2}$/.test(text) && Number(text) <= MOST_YEARS),
      because('years'),
    ),
  ),
  approaches: listRule(5000).check(
    z.refine(
      (items) => items.every((item) => item.length <= MOST_APPROACH_CHARACTERS),
      because('listTooLong'),
    ),
  ),
});

const DETAIL_KEYS = MATCH_CONDITIONS.map(({ key }) => key);

const experience: Field<Readonly<Record<DetailKey, Experience>>> = {
  rule: z.object(fromKeys(DETAIL_KEYS, () => experienceRule)),
  empty: fromKeys(DETAIL_KEYS, () => ({ years: '', approaches: [] })),
  read: ({ specialties_detailed: details }) =>
    fromKeys(DETAIL_KEYS, (key) => ({
      years: details[key]?.experience_years?.toString() ?? '',
      approaches: (details[key]?.approach ?? []).map((text) => therapyVocabulary.canonical(text)),
    })),
  write: (value) => {
    const details = DETAIL_KEYS.map((key) => {
      const { years, approaches } = value[key];
      const detail = {
        ...(years.trim() !== '' && { experience_years: Number(years.trim()) }),
        ...(approaches.length > 0 && { approach: approaches }),
      };
      return [key, detail] as const;
    });
    return {
      specialties_detailed: Object.fromEntries(
        details.filter(([, detail]) => Object.keys(detail).length > 0),
      ),
    };
  },
};

const socialLinks: Field<Readonly<Record<SocialNetwork, string>>> = {
  rule: z.object(fromKeys(SOCIAL_NETWORKS, () => webAddressRule)),
  empty: fromKeys(SOCIAL_NETWORKS, () => ''),
  read: ({ social_links: links }) => fromKeys(SOCIAL_NETWORKS, (network) => links[network] ?? ''),
  write: (value, { social_links: kept }) => {
    const networks: readonly string[] = SOCIAL_NETWORKS;
    const others = Object.entries(kept).filter(([network]) => !networks.includes(network));
    const typed = SOCIAL_NETWORKS.map((network) => [network, withScheme(value[network])] as const);
    return { social_links: Object.fromEntries([...others, ...typed.filter(([, link]) => link !== '')]) };
  },
};

/** The fields of the premium plan. */
const premiumFields = {
  bookingUrl: webAddress('booking_url'),
  socialLinks,
  secondBio: paragraphs('second_bio', 10_000),
};

/**
 * Everything that a member edits, once, in the order in which the form shows it, by the parts of the editor. The form, its checks, its
 * comparison and what is saved are made of this. A new field is an entry here, a column in the database with a grant to
 * members, and a control in its part of the editor.
 */
export const PROFILE_FIELDS = {
  // Who.
  name: {
    ...name,
    rule: name.rule.check(
      z.refine((text) => text !== '', because('nameRequired')),
      z.refine(hasNameCharacters, because('nameCharacters')),
      noStackedMarks,
    ),
    read: displayName,
  },
  credentials: { ...credentials, rule: credentials.rule.check(noStackedMarks) },
  phone: line('phone', 40),
  website: webAddress('website'),
  email: email('email'),
  bio: paragraphs('bio', 10_000),
  bioLanguage,

  // Where.
  address: {
    ...line('address', 300),
    // The register's whole address is what visitors see, until the member writes one.
    read: (profile: FieldSource) => profile.full_address ?? profile.address ?? '',
  },
  city: {
    ...city,
    rule: city.rule.check(z.refine((text) => slugify(text) !== '', because('cityLetters'))),
  },
  postalCode: line('postal_code', 20),

  // What they offer.
  specialties: list('practice_areas', 5000, specialtyVocabulary, displaySpecialties),
  therapies: list('therapy_types', 5000, therapyVocabulary),
  populations: list('client_populations', 5000, populationVocabulary, (profile) =>
    canonicalList(profile.client_populations ?? profile.populations, populationVocabulary),
  ),
  languages: list('service_languages', 2000, languageVocabulary, (profile) =>
    canonicalList(profile.service_languages ?? profile.spoken_languages, languageVocabulary),
  ),
  sessionTypes,
  statedRegistrations,
  acceptingNewClients: answer('accepting_new_clients'),
  waitTimes: line('wait_times', 500),

  // What it costs.
  individualFee: fee('fee_individual_cents'),
  coupleFee: fee('fee_couple_cents'),
  slidingScale: answer('sliding_scale'),
  paymentMethods: list('payment_methods', 500, paymentVocabulary),
  insurers,

  // What the match looks at.
  experience,
  severityLevels,
  assessmentFriendly: answer('assessment_friendly'),

  ...premiumFields,
};

export type FieldName = keyof typeof PROFILE_FIELDS;

/** Every field in the order in which the form shows it. */
export const FIELD_NAMES = Object.keys(PROFILE_FIELDS) as FieldName[];

/** The fields by which people know who someone is: a member's change of one waits for the operator, and nobody else sees it before. */
export const REVIEWED_FIELD_NAMES = ['name', 'credentials'] as const satisfies readonly FieldName[];

export type ReviewedFieldName = (typeof REVIEWED_FIELD_NAMES)[number];

/** The fields that only premium members fill in. */
export const PREMIUM_FIELD_NAMES = Object.keys(premiumFields) as (keyof typeof premiumFields)[];

/** A profile as its member edits it. Texts are as typed. */
export type ProfileForm = {
  [Name in FieldName]: (typeof PROFILE_FIELDS)[Name] extends Field<infer Value> ? Value : never;
};

function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
