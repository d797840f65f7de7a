import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '../language.ts';
import { paths, profilePath } from '../site/paths.ts';
import { contentHash } from '../text/content-hash.ts';
import { CARD_COLUMNS, columnOf, type PublicColumn, PUBLIC_COLUMNS, valuesOf } from './columns.ts';
import { listOf } from './lists.ts';
import type { ProfileRow, Shown } from './row.ts';
import { acceptsNewClients, displayWaitTimes } from './confirmed.ts';
import {
  displayBio,
  displayContact,
  displayCredentials,
  displayExpertise,
  displayName,
  displaySpecialties,
} from './display.ts';
import { openingSchema } from './card.ts';
import { FAULTS } from './questions.ts';
import { registrationSchema, registrationsOf } from './registrations.ts';

/** How many items a profile page shows of each list: more would bury the rest of the page. */
const PROFILE_LIST_LIMITS = {
  expertise: 20,
  therapy_types: 24,
  client_populations: 24,
} as const;

const text = z.nullable(z.string());
const bio = z.object({ text: z.string(), language: z.enum(LANGUAGES) });

/** Groups of facts as they are named in words. */
export const FACT_GROUPS = ['name', 'contact', 'place', 'practice', 'clients', 'fees', 'training'] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

const sourceSchema = z.object({
  source: z.enum(['person', 'register', 'directory']),
  /** Of a register: whose, by its code. */
  regulator: text,
  /** When they last said something that has a day, the register was read, or the profile changed: `2026-11-26`. */
  on: z.nullable(z.string()),
  columns: z.array(z.string()),
  groups: z.array(z.enum(FACT_GROUPS)),
});

/** Who said some of a profile's facts. */
export type FactSource = z.infer<typeof sourceSchema>;

function schemaOf(name: PublicColumn): z.ZodMiniType {
  const { kind } = columnOf(name);
  switch (kind) {
    case 'id':
    case 'stamp':
      return z.string();
    case 'list':
      return z.array(z.string());
    case 'choices':
    case 'codes':
      return z.array(z.enum(valuesOf(name)));
    case 'choice':
      return z.nullable(z.enum(valuesOf(name)));
    case 'answer':
      return z.nullable(z.boolean());
    case 'flag':
      return z.boolean();
    case 'cents':
      return z.nullable(z.number());
    case 'opening':
      return z.nullable(openingSchema);
    case 'links':
      return z.record(z.string(), z.string());
    default:
      return text;
  }
}

type ShownShape<Name extends PublicColumn> = { [Key in Name]: z.ZodMiniType<Shown<Key>> };

function shapeOf<Name extends PublicColumn>(names: readonly Name[]): ShownShape<Name> {
  return Object.fromEntries(names.map((name) => [name, schemaOf(name)])) as ShownShape<Name>;
}

/** A psychologist as the site's cards show one, made of a row or of the index. Names in lists are the vocabulary's English (index) values. */
export const profileCardSchema = z.object({
  ...shapeOf(CARD_COLUMNS),
  name: z.string(),
  path: z.string(),
  /** A path of the site, or the address that the register gives. */
  photo_url: text,
  specialties: z.array(z.string()),
});

export type ProfileCard = z.infer<typeof profileCardSchema>;

/** What to retrieve from the index for a card. */
export const CARD_FIELDS = Object.keys(profileCardSchema.shape) as (keyof ProfileCard)[];

/**
 * What a profile page shows: the public columns by their names with the display rules applied, and what is made of several or joined.
 * Nothing private.
 */
export const publicProfileSchema = z.extend(z.object(shapeOf(PUBLIC_COLUMNS)), {
  ...profileCardSchema.shape,
  practice_name: text,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Where the practice’s own place is not known: to the middle of what searches near a place measure, a postal area or a city. */
  measured_to: z.optional(text),
  bio: z.object({ en: bio, fr: bio }),
  expertise: z.array(z.string()),
  /** The regulator in whose register the registration was found, by its code, and the day; null when none was read. */
  registration_check: z.nullable(z.object({ regulator: z.string(), checked_on: z.string() })),
  /** Known from a register alone: the person has said nothing. */
  is_unspoken: z.optional(z.boolean()),
  /** Who said what of it, and when last: the columns that hold something. */
  sources: z.optional(z.array(sourceSchema)),
  /** What visitors said was wrong, and what the operator found, lately. */
  settled_reports: z.optional(
    z.array(
      z.object({
        fault: z.enum(FAULTS),
        state: z.enum(['mended', 'kept']),
        day: z.string(),
      }),
    ),
  ),
  /** Where they are known to be registered; none is unknown. Whoever offers sessions online may see people of these provinces. */
  registrations: z.array(registrationSchema),
});

export type PublicProfile = z.infer<typeof publicProfileSchema>;

export function cardOfRow(row: ProfileRow): ProfileCard {
  return {
    id: row.id,
    path: profilePath(row),
    name: displayName(row),
    credentials: displayCredentials(row),
    gender: row.gender,
    photo_url: displayPhoto(row),
    city: row.city,
    province: row.province,
    specialties: displaySpecialties(row),
    is_premium: row.is_premium,
    registration_number: row.registration_number,
  };
}

/** Applies every display rule to a profile's row. What belongs to the premium plan is empty on free profiles. */
export function toPublicProfile(row: ProfileRow): PublicProfile {
  const practice = row.practices[0];
  const place = row.own_place ? undefined : practice;
  const columns = Object.fromEntries(PUBLIC_COLUMNS.map((name) => [name, shownOf(row, name)]));
  return {
    ...(columns as { [Name in PublicColumn]: Shown<Name> }),
    ...cardOfRow(row),
    ...displayContact(row),
    wait_times: displayWaitTimes(row),
    accepting_new_clients: acceptsNewClients(row),
    practice_name: practice?.name ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    bio: bothLanguages((language) => displayBio(row, language)),
    expertise: displayExpertise(row).slice(0, PROFILE_LIST_LIMITS.expertise),
    registration_check:
      row.regulator !== null && row.registration_checked_on !== null
        ? { regulator: row.regulator, checked_on: row.registration_checked_on }
        : null,
    settled_reports: [...(row.settled_reports ?? [])],
    registrations: registrationsOf(row),
  };
}

/** What visitors read of a column, by its kind. */
function shownOf(row: ProfileRow, name: PublicColumn): unknown {
  const { kind, premium } = columnOf(name);
  const isShown = !premium || row.is_premium;
  const { [name]: value } = row;
  switch (kind) {
    case 'list':
    case 'choices':
    case 'codes':
      return isShown
        ? listOf(row, name).slice(0, (PROFILE_LIST_LIMITS as Partial<Record<string, number>>)[name])
        : [];
    case 'links':
      return isShown ? { ...row.social_links } : {};
    case 'time':
    case 'stamp':
      return !value ? null : new Date(value as string).toISOString();
    default:
      return isShown ? value : null;
  }
}

function bothLanguages<T>(make: (language: Language) => T): Record<Language, T> {
  return { en: make('en'), fr: make('fr') };
}

/**
 * The photo's address: `profile_photo_url`, else the site's own path of the picture that `image_filename` names in Storage, else
 * null. That name stays private: the path holds a hash of it, and so changes with the picture.
 */
export function displayPhoto(
  profile: Pick<ProfileRow, 'id' | 'profile_photo_url' | 'image_filename'>,
): string | null {
  const url = profile.profile_photo_url?.trim();
  if (url && /^https?:\/\//i.test(url)) return url;
  const filename = profile.image_filename?.trim();
  return filename ? paths.photo(profile.id, contentHash(filename)) : null;
}
