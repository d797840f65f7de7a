import { z } from 'zod';
import { CHOICE_PARAMS, FACET_FIELDS } from '../facets.ts';
import { LANGUAGES } from '../language.ts';
import { DANGER_KINDS } from '../crisis-lines/danger.ts';
import { PLACE_ACCURACIES, WITHIN_KM } from '../places/near.ts';
import { PROVINCE_CODES } from '../places/provinces.ts';
import { cardOpeningSchema } from '../profile/card.ts';
import { SESSION_TYPES } from '../profile/session-types.ts';
import { CONDITION_KINDS } from '../query/condition.ts';
import { shortState } from './search-state.ts';

/** Somebody who was found, as a card shows them. What nobody has said is left out. Moments are seconds since 1970, left out where they are recent. */
const searchHit = z.object({
  id: z.string(),
  path: z.string(),
  name: z.string(),
  /** The stretches of the name that were searched for, in UTF-16 units. */
  marks: z.array(z.tuple([z.number(), z.number()])).optional(),
  credentials: z.string().optional(),
  photo_url: z.string().optional(),
  city: z.string().optional(),
  province: z.enum(PROVINCE_CODES).optional(),
  is_premium: z.boolean().optional(),
  registration_number: z.string().optional(),
  /** The first sentence of what they wrote about themselves, in each language that they wrote in. */
  opening: z.partialRecord(z.enum(LANGUAGES), z.string()).optional(),
  /** Three at most: what was asked for first. */
  specialties: z.array(z.string()),
  /** How many of all that the profile names were asked for: they stand first. */
  matched: z.int(),
  /** How many more the profile names. */
  rest: z.int(),
  /** Three at most, of the assessments, the therapies and the profile's own words: those that were asked for. */
  therapies: z.array(z.string()).optional(),
  languages: z.array(z.string()),
  session_types: z.array(z.enum(SESSION_TYPES)),
  accepting: z.enum(['yes', 'no', 'unknown']).optional(),
  wait: z.string().optional(),
  wait_confirmed_at: z.number().optional(),
  /** When they have room next. */
  next_opening: z.optional(cardOpeningSchema),
  /** Dollars a session. */
  fee: z.number().optional(),
  fee_confirmed_at: z.number().optional(),
  sliding_scale: z.boolean().optional(),
  /** Of a search near a place: how far away in kilometres, how exactly that is known, and the postal area that it is measured to. */
  distance_km: z.number().nullable().optional(),
  place_accuracy: z.enum(PLACE_ACCURACIES).nullable().optional(),
  place_area: z.string().nullable().optional(),
});

export type SearchHit = z.infer<typeof searchHit>;

const words = z.array(z.string()).readonly();

/** What another search gives up or widens; the words for it are the reader's. */
const way = z.discriminatedUnion('kind', [
  /** Conditions of the words, by their place in `understood`; in all of the province, where it stands in for a place in it. */
  z.object({
    kind: z.literal('withoutConditions'),
    conditions: z.array(z.int()),
    province: z.enum(PROVINCE_CODES).optional(),
  }),
  z.object({ kind: z.literal('withoutFacet'), param: z.enum(CHOICE_PARAMS) }),
  z.object({
    kind: z.literal(['withoutFacets', 'withoutWords', 'withoutNear', 'withoutFrame', 'everyone']),
  }),
  /** Another place holds the search: without the city that was chosen, or without province and city. */
  z.object({ kind: z.literal(['withoutCity', 'withoutPlace']) }),
  /** All of the province in place of a part of it; or whoever meets online there. */
  z.object({ kind: z.literal(['province', 'online']), province: z.enum(PROVINCE_CODES) }),
  /** The same, farther around the place; `''` where a device is. */
  z.object({ kind: z.literal('within'), place: z.string(), km: z.literal(WITHIN_KM) }),
  /** All of Canada in place of a part of it; or whoever meets online anywhere; or with concerns that are akin. */
  z.object({ kind: z.literal(['canada', 'canadaOnline', 'kindred']) }),
  /** Everyone who works online, in place of those who may see people in these provinces: a notice says so, however many are found. */
  z.object({ kind: z.literal('allOnline'), provinces: z.array(z.enum(PROVINCE_CODES)) }),
]);

/** A search to try instead. */
const offer = z.object({
  way,
  /** How many it finds; null for everyone, and everyone online. */
  count: z.int().nullable(),
  /** What is searched for then, without what is as it is by itself; null where no address says it. */
  state: shortState.nullable(),
});

export type Offer = z.infer<typeof offer>;

/** Any of its wants will do. */
const condition = z.object({
  /** That of its first want. */
  kind: z.enum(CONDITION_KINDS),
  anyOf: z.array(z.object({ kind: z.enum(CONDITION_KINDS), values: words }).readonly()).readonly(),
  /** The words that said so, as they were typed. */
  words,
  /** What its wants are called, in their order. */
  names: z.array(z.record(z.enum(LANGUAGES), z.string()).readonly()).readonly(),
  /** Who meets it is left out. */
  isExcluded: z.boolean().exactOptional(),
});

export type NamedCondition = Readonly<z.infer<typeof condition>>;

const conditions = z.array(condition.readonly()).readonly();

const understood = z.object({
  conditions,
  /** What the words may mean, what is likeliest first: who meets it comes first, and nobody is left out by it. */
  perhaps: conditions.exactOptional(),
  /** Of who is found, how many meet all that: they are the first of the list. */
  leading: z.int().exactOptional(),
  /** What is not wanted, as it was typed, where nobody can be left out by it. */
  unexcluded: words.exactOptional(),
  /** A public health plan is asked for, which pays no psychologist in private practice. */
  publicPlan: z.boolean().exactOptional(),
  /** Something is asked for that no psychologist offers. */
  offTopic: z.boolean().exactOptional(),
  /** The words that are looked for as words. */
  rest: z.string(),
  /** Of these, at most five that no profile has, as they were typed. */
  unmentioned: words.exactOptional(),
  /** What danger somebody may be in, what is most urgent first; none when empty. Crisis lines come before the results. */
  danger: z.array(z.enum(DANGER_KINDS)).readonly(),
  /** It states none, and has grave words: one line says whom to call. They are as private as words of danger. */
  possibleDanger: z.boolean().exactOptional(),
  /** It says none, and names one, or tells of one that is over (`suicide loss`): such words are as private, and ask for what else they say. */
  namesDanger: z.boolean().exactOptional(),
  /** It says none, and may once its last word is typed to its end: no address says it while it is typed. */
  mayBecomeDanger: z.boolean().exactOptional(),
});

/** What an answer says of how its words were read. */
export type Understood = Readonly<z.infer<typeof understood>>;

/** What an answer says of the place that was asked for. */
const answeredNear = z.object({
  /** As it was asked for. */
  asked: z.string(),
  /** Null where no place of that name is known, and nothing was left out therefore; and for "near me". */
  place: z
    .object({
      lat: z.number(),
      lng: z.number(),
      /** `device`: where the visitor's device says it is. */
      kind: z.enum(['postal', 'city', 'device']),
      /** `R3C`, or `Laval`; empty for a device's. */
      name: z.string(),
      /** A city's: there are several of many names. */
      province: z.enum(PROVINCE_CODES).exactOptional(),
    })
    .readonly()
    .nullable(),
  within: z.number(),
  /** The words of the search that said so, when it was them. */
  words: z.string().exactOptional(),
  /** The words mean the place of who typed them, which nobody knows. */
  isOwn: z.literal(true).exactOptional(),
});

export type AnsweredNear = Readonly<z.infer<typeof answeredNear>>;

/** A place that a visitor asked for. */
export type FoundPlace = NonNullable<AnsweredNear['place']>;

export const searchAnswer = z.object({
  /** One page of those who meet all that is asked for. */
  hits: z.array(searchHit),
  total: z.int(),
  pages: z.int(),
  /** How many have each value, by facet: those that were to be counted. */
  facets: z.partialRecord(z.enum(FACET_FIELDS), z.record(z.string(), z.int())),
  /** How the words were read; null when they mean themselves. */
  understood: understood.nullable(),
  /** The place that was asked for, or said in the words; null where none was. */
  near: answeredNear.nullable(),
  /** Who speaks French stands first among equals. */
  frenchFirst: z.boolean(),
  /** Where few are found, other searches that find more, the one that finds most first; everyone, where nobody is; and everyone online. */
  offers: z.array(offer),
  /** Those who come near what was asked for, in the room that the page has left: what each group gives up, and who they are. */
  groups: z.array(z.object({ offer, hits: z.array(searchHit) })),
});

export type SearchAnswer = z.infer<typeof searchAnswer>;
