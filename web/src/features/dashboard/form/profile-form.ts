import { matchingOf, type DetailKey } from '@directory/domain/assessments/assessments';
import { CONDITIONS } from '@directory/domain/assessments/conditions';
import type { Language } from '@directory/domain/language';
import type { SessionType } from '@directory/domain/session-types';

/** What the therapist match asks about: the keys of `specialties_detailed` with their names, in the order of the form. */
export const MATCH_CONDITIONS = CONDITIONS.map(matchingOf);

/** A value for each of {@link MATCH_CONDITIONS}. */
export function byMatchCondition<Value>(valueOf: (key: DetailKey) => Value): Record<DetailKey, Value> {
  return Object.fromEntries(MATCH_CONDITIONS.map(({ key }) => [key, valueOf(key)])) as Record<
    DetailKey,
    Value
  >;
}

/** The networks that a profile can link to, in the order of the form. The keys of `social_links`. */
export const SOCIAL_NETWORKS = ['linkedin', 'facebook', 'instagram', 'youtube'] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** A question that a profile may leave open. An unknown is not a no. */
export type Answer = 'yes' | 'no' | 'unknown';

/** What a member says of their work with one condition. `years` is as typed. */
export interface Experience {
  years: string;
  approaches: readonly string[];
}

/**
 * A profile as its member edits it. Texts are as typed, lists hold the vocabulary's English names or a member's own words.
 * Every key is one field: the unit of what is saved, compared and chosen in a conflict.
 */
export interface ProfileForm {
  name: string;
  credentials: string;
  phone: string;
  website: string;
  bio: string;
  bioLanguage: Language;
  specialties: readonly string[];
  therapies: readonly string[];
  populations: readonly string[];
  languages: readonly string[];
  sessionTypes: readonly SessionType[];
  acceptingNewClients: Answer;
  waitTimes: string;
  assessmentFriendly: Answer;
  severityLevels: readonly string[];
  experience: Readonly<Record<DetailKey, Experience>>;
  bookingUrl: string;
  socialLinks: Readonly<Record<SocialNetwork, string>>;
  secondBio: string;
}

export type FieldName = keyof ProfileForm;

/** Every field in the order in which the form shows it. */
export const FIELD_NAMES = [
  'name',
  'credentials',
  'phone',
  'website',
  'bio',
  'bioLanguage',
  'specialties',
  'therapies',
  'populations',
  'languages',
  'sessionTypes',
  'acceptingNewClients',
  'waitTimes',
  'experience',
  'severityLevels',
  'assessmentFriendly',
  'bookingUrl',
  'socialLinks',
  'secondBio',
] as const satisfies readonly FieldName[];

/** The fields that only premium members fill in. */
export const PREMIUM_FIELDS: ReadonlySet<FieldName> = new Set(['bookingUrl', 'socialLinks', 'secondBio']);

/** The fields whose values differ, in the order of the form. Outer white space is no difference. */
export function changedFields(from: ProfileForm, to: ProfileForm): FieldName[] {
  return FIELD_NAMES.filter((name) => comparable(from[name]) !== comparable(to[name]));
}

/** Equal for equal values, whatever order an object's keys came in. */
function comparable(value: ProfileForm[FieldName]): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'string') return inner.trim();
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
