import type { DirectoryFilters } from '@directory/domain/directory';
import {
  type Landing,
  LANDING_LIMITS,
  type LandingCard,
  landingCardSchema,
  type LandingCity,
  type LandingPlace,
  type LandingService,
  type PremiumListing,
} from '@directory/domain/landing';
import { type Province, provinceBySlug } from '@directory/domain/provinces';
import { slugify } from '@directory/domain/slug';
import { PROFILE_INDEX, type ProfileDocument } from '@directory/search-config/document';
import { quote } from '@directory/search-config/filter-text';
import { byCount, facetQuery, readCounts } from '../search/filters.ts';
import type { SearchGateway } from '../search/gateway.ts';
import { findCity, placeCities } from './place-cities.ts';
import { offersService, servicePhrases, termOfSlug } from './service-words.ts';
import type { EngineQuery } from '../search/query.ts';

/** Links to services that a page has room for. */
const SERVICES_LISTED = 24;
const LANGUAGES_LISTED = 12;

/** What a landing page shows; null for what is no place with psychologists. @throws ApiError 503 without the engine */
export async function readLanding(
  gateway: SearchGateway,
  filters: DirectoryFilters,
  place: LandingPlace,
): Promise<Landing | null> {
  const province = provinceBySlug(place.province);
  if (!province) return null;
  const cities = placeCities(filters, province.code);
  if (place.city === undefined) return provinceLanding(gateway, province, cities);
  const city = findCity(cities, province.code, place.city);
  if (!city) return null;
  if (place.service === undefined) return cityLanding(gateway, province, cities, city);
  return serviceLanding(gateway, province, cities, city, place.service);
}

/** Premium profiles, others every day, and the directory in numbers. @throws ApiError 503 without the engine */
export async function readPremium(
  gateway: SearchGateway,
  filters: DirectoryFilters,
): Promise<PremiumListing> {
  const answer = await ask(gateway, 'is_premium = true', LANDING_LIMITS.premium);
  return {
    cards: answer.cards,
    premium: answer.total,
    psychologists: filters.total,
    cities: filters.provinces.reduce((sum, { code }) => sum + placeCities(filters, code).length, 0),
    languages: filters.languages.length,
  };
}

async function provinceLanding(
  gateway: SearchGateway,
  province: Province,
  cities: LandingCity[],
): Promise<Landing> {
  const answer = await ask(gateway, `province = ${quote(province.code)}`, LANDING_LIMITS.province);
  return { province: province.code, city: null, service: null, cities, ...facts(answer) };
}

async function cityLanding(
  gateway: SearchGateway,
  province: Province,
  cities: LandingCity[],
  city: LandingCity,
): Promise<Landing> {
  const inCity = cityFilter(province, city);
  const answer = await ask(gateway, inCity, LANDING_LIMITS.city);
  const services = await linkedServices(gateway, inCity, answer);
  return { province: province.code, city, service: null, cities, ...facts(answer), services };
}

/** Those of the city whose specialties or practice areas hold any word of the slug, or a synonym of one. */
async function serviceLanding(
  gateway: SearchGateway,
  province: Province,
  cities: LandingCity[],
  city: LandingCity,
  service: string,
): Promise<Landing> {
  const inCity = cityFilter(province, city);
  const everyone = await ask(gateway, inCity, LANDING_LIMITS.city);
  const values = valuesOfSlug(everyone, service);
  const base = {
    province: province.code,
    city,
    service: { slug: service, value: termOfSlug(service) ?? null },
    cities,
  };
  const services = await linkedServices(gateway, inCity, everyone);
  if (values.length === 0) {
    return { ...base, total: 0, cards: [], sessionTypes: [], languages: [], services };
  }
  const answer = await ask(gateway, `${inCity} AND ${offered(values)}`, LANDING_LIMITS.service, {
    withServices: true,
  });
  const wanted = new Set(values);
  const cards = answer.cards.map(({ services: offers = [], ...card }) => ({
    ...card,
    specialties: wantedFirst(card.specialties, offers, wanted),
  }));
  return { ...base, ...facts(answer), cards, services };
}

/** What a city's psychologists offer that is meant by a service's slug: the one rule for its page and for the counts of links to it. */
function valuesOfSlug(everyone: LandingAnswer, slug: string): string[] {
  const phrases = servicePhrases(slug);
  return everyone
    .counts('services')
    .map(({ value }) => value)
    .filter((value) => offersService(value, phrases));
}

function offered(values: readonly string[]): string {
  return `services IN [${values.map(quote).join(', ')}]`;
}

/**
 * The services of a city, each with the count that its page will give: by its words a page may find more than the term that it is named
 * after. Only those that do are asked for.
 */
async function linkedServices(
  gateway: SearchGateway,
  inCity: string,
  everyone: LandingAnswer,
): Promise<LandingService[]> {
  const services = servicesOf(everyone).map((service) => ({
    service,
    values: valuesOfSlug(everyone, service.slug),
  }));
  const wider = services.filter(({ values }) => values.length > 1);
  const answers = await gateway.search(
    wider.map(({ values }) => facetQuery(['is_premium'], `${inCity} AND ${offered(values)}`)),
  );
  const counts = new Map(wider.map(({ service }, index) => [service.slug, totalOf(answers[index])]));
  return services
    .map(({ service }) => ({ ...service, count: counts.get(service.slug) ?? service.count }))
    .sort((a, b) => b.count - a.count);
}

function totalOf(answer: Buffer | undefined): number {
  return byCount(readCounts(answer).is_premium).reduce((sum, { count }) => sum + count, 0);
}

/** What the page is about stands first on a card, also where it is a practice area: it is why the psychologist is there. */
function wantedFirst(specialties: string[], offers: string[], wanted: ReadonlySet<string>): string[] {
  return [
    ...offers.filter((value) => wanted.has(value)),
    ...specialties.filter((value) => !wanted.has(value)),
  ];
}

async function ask(
  gateway: SearchGateway,
  filter: string,
  limit: number,
  options?: { withServices: boolean },
): Promise<LandingAnswer> {
  const [answer] = await gateway.search([landingQuery(filter, limit, options)]);
  return readLandingAnswer(answer);
}

function cityFilter(province: Province, city: LandingCity): string {
  return `province = ${quote(province.code)} AND city_slug = ${quote(city.slug)}`;
}

function facts(
  answer: LandingAnswer,
): Pick<Landing, 'total' | 'cards' | 'sessionTypes' | 'languages' | 'services'> {
  return {
    total: answer.total,
    cards: answer.cards,
    sessionTypes: answer.counts('session_types'),
    languages: answer.counts('languages').slice(0, LANGUAGES_LISTED),
    services: servicesOf(answer),
  };
}

/** Terms of the vocabulary alone: their slugs are the addresses that search engines are given. */
function servicesOf(answer: LandingAnswer): LandingService[] {
  return answer
    .counts('services')
    .map(({ value, count }) => ({ value, slug: slugify(value), count }))
    .filter(({ value, slug }) => termOfSlug(slug) === value)
    .slice(0, SERVICES_LISTED);
}

const CARD_FIELDS = Object.keys(landingCardSchema.shape) as (keyof LandingCard & keyof ProfileDocument)[];

/** A card as the index has it: on a service's page with everything that the psychologist offers. */
type FoundCard = LandingCard & Partial<Pick<ProfileDocument, 'services'>>;

const FACETS = ['services', 'session_types', 'languages', 'is_premium'] as const;

type Facet = (typeof FACETS)[number];

interface LandingAnswer {
  cards: FoundCard[];
  /** Of everyone who matches the filter; the engine's own total ends at its limit. */
  total: number;
  counts: (facet: Facet) => { value: string; count: number }[];
}

/** The engine's query for the cards of a filter, in the index's order: premium first. */
function landingQuery(
  filter: string,
  limit: number,
  { withServices } = { withServices: false },
): EngineQuery {
  return {
    indexUid: PROFILE_INDEX,
    q: '',
    filter,
    facets: [...FACETS],
    limit,
    offset: 0,
    attributesToRetrieve: withServices ? [...CARD_FIELDS, 'services'] : CARD_FIELDS,
  };
}

/** Reads what the engine answers to {@link landingQuery}. */
function readLandingAnswer(answer: Buffer | undefined): LandingAnswer {
  const { hits, facetDistribution = {} } = JSON.parse(answer?.toString('utf8') ?? '{"hits":[]}') as {
    hits: FoundCard[];
    facetDistribution?: Partial<Record<Facet, Record<string, number>>>;
  };
  const counts = (facet: Facet) => byCount(facetDistribution[facet]);
  return { cards: hits, total: counts('is_premium').reduce((sum, { count }) => sum + count, 0), counts };
}
