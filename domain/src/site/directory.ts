import { z } from 'zod';
import { byFacetParam, bySuggested } from '../facets.ts';
import type { InquiryView, QuestionView } from '../contracts/inquiries.ts';
import type { AlertView } from '../contracts/openings.ts';
import type { OwnDataView } from '../contracts/own-data.ts';
import type { WordView } from '../contracts/questions.ts';
import type { SearchAnswer } from '../contracts/search-answer.ts';
import type { SearchRequest } from '../contracts/search-state.ts';
import type { Accuracy } from '../contracts/accuracy.ts';
import type { ArticlePage, ArticleSummary } from './article.ts';
import type { Language } from '../language.ts';
import type { MatchAnswer } from '../match/answer.ts';
import type { MatchQuery } from '../match/request.ts';
import type { Landing, LandingPlace, PremiumListing } from './landing.ts';
import type { ProfileCard, PublicProfile } from '../profile/public-profile.ts';
import { PROVINCE_CODES } from '../places/provinces.ts';

const counted = z.object({ value: z.string(), count: z.number() });

/** Every value that a filter can take, over all active profiles, most frequent first. */
export const directoryFiltersSchema = z.object({
  total: z.number(),
  ...byFacetParam(() => z.array(counted)),
  provinces: z.array(z.object({ code: z.enum(PROVINCE_CODES), count: z.number(), cities: z.array(counted) })),
});

export type DirectoryFilters = z.infer<typeof directoryFiltersSchema>;

/**
 * `label` is the text to show; `matches` are the half-open ranges of it (in UTF-16 units) that the typed words matched, for
 * highlighting.
 */
const suggestion = z.object({ label: z.string(), matches: z.array(z.tuple([z.number(), z.number()])) });

/** A value of a filter, with how many profiles have it. */
const suggestedTerm = suggestion.extend({ value: z.string(), count: z.number() });

/** Suggestions for what is being typed, in groups of at most five. */
export const suggestionsSchema = z.object({
  /** What a search for the words would look for, and how many meet all of it; null when the words mean only themselves. */
  reading: z.object({ label: z.string(), count: z.number() }).nullable(),
  /** With the city, which tells people of one name apart. */
  names: z.array(suggestion.extend({ path: z.string(), city: z.string().nullable() })),
  /** The words typed begin the words of a name as it is written, no typing error forgiven. */
  isName: z.boolean(),
  ...bySuggested(() => z.array(suggestedTerm)),
  /** `location` is the value of the search screen's `location` parameter. */
  locations: z.array(suggestion.extend({ location: z.string(), count: z.number() })),
  /** Whom to call, where the words tell of danger or begin to: nothing else is suggested then. */
  help: z.object({ label: z.string(), call: z.string() }).nullable(),
});

/** Where there is nothing to suggest. */
export const NO_SUGGESTIONS: Suggestions = {
  reading: null,
  names: [],
  isName: false,
  ...bySuggested(() => []),
  locations: [],
  help: null,
};

export type Suggestions = z.infer<typeof suggestionsSchema>;

/** The people of a search for a map of them. */
export const pinsSchema = z.object({
  /** Those whose exact place is known, in the order of the list; degrees. */
  pins: z.array(
    z.object({ id: z.string(), name: z.string(), path: z.string(), lat: z.number(), lng: z.number() }),
  ),
  /** How many more were looked at, of whom no exact place is known. */
  unplaced: z.number(),
  /** How many the search finds; more than both together where it finds more than a map is drawn of. */
  total: z.number(),
  /** The circle that the search looks within, when it is near a place: its centre and its radius in kilometres. */
  around: z.object({ lat: z.number(), lng: z.number(), km: z.number() }).nullable(),
  /** The part of the map where they all are, whose exact place is not known by their postal area or city; null where nothing is known of anybody. */
  frame: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }).nullable(),
});

export type Pins = z.infer<typeof pinsSchema>;

/** What stands behind the promise that registrations are checked. */
export const checksSchema = z.object({
  /** Active profiles, and those of them whose registration is of a regulator whose register was read. */
  psychologists: z.number(),
  registered: z.number(),
  /** The day (`2026-11-06`) on which a register was last read; null where none was. */
  checked_on: z.string().nullable(),
  /** Who said within thirty days that they take new clients, how long the wait is or what a session costs. */
  confirmed: z.number(),
});

export type Checks = z.infer<typeof checksSchema>;

/** The name route answers with a profile, or with the address it has moved to, or with nothing. */
export type ProfileLookup = { profile: PublicProfile } | { movedTo: string } | null;

/**
 * What a page can ask of the directory. The api answers in process while it renders; the browser asks over HTTP.
 * Every method rejects with an Error whose message is a sentence for a person when the answer cannot be had.
 */
export interface Directory {
  search(asked: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer>;
  suggestions(query: string, language: 'en' | 'fr', signal?: AbortSignal): Promise<Suggestions>;
  filters(signal?: AbortSignal): Promise<DirectoryFilters>;
  /** The profile with this id; `movedTo` is its name route, when it has one. */
  profileById(id: string, signal?: AbortSignal): Promise<ProfileLookup>;
  profileByName(
    province: string,
    city: string,
    nameSlug: string,
    signal?: AbortSignal,
  ): Promise<ProfileLookup>;
  /** The profiles with these ids, in their order, without those that are not in the directory; `SHORTLIST_MAX` at most. */
  profiles(ids: readonly string[], signal?: AbortSignal): Promise<PublicProfile[]>;
  /** Premium profiles with a photo first, topped up with free ones that have a photo; others every day, Winnipeg and Manitoba leading. */
  featured(limit: number, signal?: AbortSignal): Promise<ProfileCard[]>;
  checks(signal?: AbortSignal): Promise<Checks>;
  /** The page of a province, a city, or a service in a city; null where no psychologist is active (a province always has its page). */
  landing(place: LandingPlace, signal?: AbortSignal): Promise<Landing | null>;
  /** Premium profiles, as many as their page shows and others every day, and counts of the whole directory. */
  premium(signal?: AbortSignal): Promise<PremiumListing>;
  /** One page of psychologists for a condition, the best match of the whole directory first. */
  match(query: MatchQuery, signal?: AbortSignal): Promise<MatchAnswer>;
  /** Every guide in the language, newest first. */
  articles(language: Language, signal?: AbortSignal): Promise<ArticleSummary[]>;
  /** What became of a message, by its sender's link; null where that leads nowhere any more. */
  inquiry(token: string, signal?: AbortSignal): Promise<InquiryView | null>;
  /** What a psychologist is asked, by the message's link. */
  question(token: string, signal?: AbortSignal): Promise<QuestionView | null>;
  /** How accurate the directory is, as last counted. */
  accuracy(signal?: AbortSignal): Promise<Accuracy>;
  /** What a person is asked about their own profile, by the mail's link. */
  word(token: string, signal?: AbortSignal): Promise<WordView | null>;
  /** What somebody asked to be told of, by the mail's link. */
  alert(token: string, signal?: AbortSignal): Promise<AlertView | null>;
  /** What is held of an address, by the mail's link. */
  ownData(token: string, signal?: AbortSignal): Promise<OwnDataView | null>;
  article(slug: string, language: Language, signal?: AbortSignal): Promise<ArticlePage | null>;
}
