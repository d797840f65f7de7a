import * as z from 'zod/mini';
import { type Gender, GENDERS } from '../facets.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { splitList } from '../text/list-field.ts';
import { profilePath } from '../site/paths.ts';
import { PROVINCE_CODES } from '../places/provinces.ts';
import { deriveSessionTypes, SESSION_TYPES } from './session-types.ts';
import {
  assessmentVocabulary,
  paymentVocabulary,
  populationVocabulary,
} from '../vocabulary/profile-terms.ts';
import { billedInsurers } from '../vocabulary/insurers.ts';
import { languageVocabulary } from '../vocabulary/languages.ts';
import { therapyVocabulary } from '../vocabulary/therapies.ts';
import { acceptsNewClients, displayWaitTimes } from './confirmed.ts';
import {
  canonicalList,
  displayBio,
  displayContact,
  displayCredentials,
  displayExpertise,
  displayName,
  displaySpecialties,
} from './display.ts';
import { displayPhoto } from './photo.ts';
import { registrationSchema, registrationsOf } from './registrations.ts';
import type { ProfileRow } from './row.ts';

/** A psychologist as the site's cards show one. Names in lists are the vocabulary's English (index) values. */
export const profileCardSchema = z.object({
  id: z.string(),
  path: z.string(),
  name: z.string(),
  credentials: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  /** A path of the site, or the address that the register gives. */
  photoUrl: z.nullable(z.string()),
  city: z.nullable(z.string()),
  province: z.nullable(z.enum(PROVINCE_CODES)),
  specialties: z.array(z.string()),
  isPremium: z.boolean(),
});

export type ProfileCard = z.infer<typeof profileCardSchema>;

/** How many items a profile page shows of each list: more would bury the rest of the page. */
export const PROFILE_LIST_LIMITS = {
  topSpecialties: 3,
  expertise: 20,
  therapies: 24,
  populations: 24,
} as const;

const bio = z.object({ text: z.string(), language: z.enum(LANGUAGES) });

/** What a profile page shows: display rules applied, nothing private. Money is in cents of a Canadian dollar. */
export const publicProfileSchema = z.extend(profileCardSchema, {
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  fax: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  address: z.nullable(z.string()),
  placeOfWork: z.nullable(z.string()),
  practiceName: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Where the practice’s own place is not known: to the middle of what searches near a place measure, a postal area or a city. */
  measuredTo: z.optional(z.nullable(z.string())),
  bio: z.object({ en: bio, fr: bio }),
  expertise: z.array(z.string()),
  therapies: z.array(z.string()),
  populations: z.array(z.string()),
  languages: z.array(z.string()),
  sessionTypes: z.array(z.enum(SESSION_TYPES)),
  assessments: z.array(z.string()),
  waitTimes: z.nullable(z.string()),
  /** Null when nobody said, or so long ago that it does not count any more. */
  acceptingNewClients: z.nullable(z.boolean()),
  /** There was a word on new clients, too long ago to count. */
  acceptingLapsed: z.boolean(),
  /** When the word on new clients, the waiting time and the fees were last given or confirmed. */
  acceptingConfirmedAt: z.nullable(z.string()),
  waitConfirmedAt: z.nullable(z.string()),
  feesConfirmedAt: z.nullable(z.string()),
  certificateType: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
  /** The regulator in whose register the registration was found, by its code, and the day; null when none was read. */
  registrationCheck: z.nullable(z.object({ regulator: z.string(), checkedOn: z.string() })),
  /** Where they are known to be registered; none is unknown. Whoever offers sessions online may see people of these provinces. */
  registrations: z.array(registrationSchema),
  institution: z.nullable(z.string()),
  bookingUrl: z.nullable(z.string()),
  socialLinks: z.record(z.string(), z.string()),
  feeIndividualCents: z.nullable(z.number()),
  feeCoupleCents: z.nullable(z.number()),
  slidingScale: z.nullable(z.boolean()),
  paymentMethods: z.array(z.string()),
  /** Who is billed directly. */
  insurers: z.array(z.string()),
  endorsements: z.array(z.string()),
  qualifications: z.nullable(z.string()),
  updatedAt: z.string(),
});

export type PublicProfile = z.infer<typeof publicProfileSchema>;

export function cardOfRow(row: ProfileRow): ProfileCard {
  return {
    id: row.id,
    path: profilePath(row),
    name: displayName(row),
    credentials: displayCredentials(row),
    gender: row.gender satisfies Gender | null,
    photoUrl: displayPhoto(row),
    city: row.city,
    province: row.province,
    specialties: displaySpecialties(row),
    isPremium: row.is_premium,
  };
}

/** Applies every display rule to a profile's row. Premium-only fields are empty on free profiles. */
export function toPublicProfile(row: ProfileRow): PublicProfile {
  const practice = row.practices[0];
  const place = row.own_place ? undefined : practice;
  return {
    ...cardOfRow(row),
    firstName: row.first_name,
    lastName: row.last_name,
    fax: row.fax,
    ...displayContact(row),
    placeOfWork: row.place_of_work,
    practiceName: practice?.name ?? null,
    postalCode: row.postal_code,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    bio: bothLanguages((language) => displayBio(row, language)),
    expertise: displayExpertise(row).slice(0, PROFILE_LIST_LIMITS.expertise),
    therapies: canonicalList(row.therapy_types, therapyVocabulary).slice(0, PROFILE_LIST_LIMITS.therapies),
    populations: canonicalList(row.client_populations ?? row.populations, populationVocabulary).slice(
      0,
      PROFILE_LIST_LIMITS.populations,
    ),
    languages: canonicalList(row.service_languages ?? row.spoken_languages, languageVocabulary),
    sessionTypes: deriveSessionTypes(row),
    assessments: canonicalList(row.assessments, assessmentVocabulary),
    waitTimes: displayWaitTimes(row),
    acceptingNewClients: acceptsNewClients(row),
    acceptingLapsed: row.accepting_lapsed,
    acceptingConfirmedAt: row.accepting_confirmed_at?.toISOString() ?? null,
    waitConfirmedAt: row.wait_confirmed_at?.toISOString() ?? null,
    feesConfirmedAt: row.fees_confirmed_at?.toISOString() ?? null,
    certificateType: row.certificate_type,
    registrationNumber: row.registration_number,
    registrationCheck:
      row.regulator !== null && row.registration_checked_on !== null
        ? { regulator: row.regulator, checkedOn: row.registration_checked_on }
        : null,
    registrations: registrationsOf(row),
    institution: row.institution,
    bookingUrl: row.is_premium ? row.booking_url : null,
    socialLinks: row.is_premium ? { ...row.social_links } : {},
    feeIndividualCents: row.fee_individual_cents,
    feeCoupleCents: row.fee_couple_cents,
    slidingScale: row.sliding_scale,
    paymentMethods: canonicalList(row.payment_methods, paymentVocabulary),
    insurers: billedInsurers(row.provider_lists),
    endorsements: splitList(row.endorsements),
    qualifications: row.qualifications,
    updatedAt: row.updated_at.toISOString(),
  };
}

function bothLanguages<T>(make: (language: Language) => T): Record<Language, T> {
  return { en: make('en'), fr: make('fr') };
}
