import { z } from 'zod';
import { practicalFactsSchema } from '../profile/card.ts';
import { profileCardSchema } from '../profile/public-profile.ts';
import { PROVINCE_CODES } from '../places/provinces.ts';
import { SESSION_TYPES } from '../profile/session-types.ts';

/** How many psychologists each landing page shows. */
export const LANDING_LIMITS = { province: 3, city: 3, service: 12, premium: 21 } as const;

/** A psychologist as a landing page's card shows one: a card with what visitors decide by, as the index holds both. */
export const landingCardSchema = z.object({
  ...profileCardSchema.shape,
  ...practicalFactsSchema.shape,
  session_types: z.array(z.enum(SESSION_TYPES)),
  practice_name: z.string().nullable(),
});

export type LandingCard = z.infer<typeof landingCardSchema>;

const landingCity = z.object({ name: z.string(), slug: z.string(), count: z.number() });

export type LandingCity = z.infer<typeof landingCity>;

/** Something that psychologists of a place offer: the index's value, the slug of its page, how many offer it. */
const landingService = z.object({ value: z.string(), slug: z.string(), count: z.number() });

export type LandingService = z.infer<typeof landingService>;

const counted = z.object({ value: z.string(), count: z.number() });

/** What the page of a province, of a city, or of a service in a city shows. */
export const landingSchema = z.object({
  province: z.enum(PROVINCE_CODES),
  /** Null on a province's page. */
  city: landingCity.nullable(),
  /** Null but on a service's page. `value` is the vocabulary's term that the slug names, when it names one. */
  service: z.object({ slug: z.string(), value: z.string().nullable() }).nullable(),
  /** Active psychologists of the place; on a service's page, those of the city who offer it. */
  total: z.number(),
  /** Premium first; as many as the page's limit. */
  cards: z.array(landingCardSchema),
  /** Session types and languages of those psychologists, most frequent first. */
  sessionTypes: z.array(counted),
  languages: z.array(counted),
  /** The province's cities, most psychologists first. */
  cities: z.array(landingCity),
  /** What psychologists of the place offer, most frequent first; as many as a page lists. */
  services: z.array(landingService),
});

export type Landing = z.infer<typeof landingSchema>;

export interface LandingPlace {
  province: string;
  city?: string | undefined;
  service?: string | undefined;
}

export const premiumListingSchema = z.object({
  /** In the day's order. */
  cards: z.array(landingCardSchema),
  /** All premium profiles. */
  premium: z.number(),
  /** All active profiles, their cities and their languages. */
  psychologists: z.number(),
  cities: z.number(),
  languages: z.number(),
});

export type PremiumListing = z.infer<typeof premiumListingSchema>;
