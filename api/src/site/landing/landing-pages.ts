import type { Directory, DirectoryFilters } from '@directory/domain/site/directory';
import {
  type Landing,
  LANDING_LIMITS,
  type LandingCard,
  landingCardSchema,
  type LandingCity,
  type LandingPlace,
  type LandingService,
  type PremiumListing,
} from '@directory/domain/site/landing';
import { provinceBySlug, type ProvinceCode } from '@directory/domain/places/provinces';
import { slugify } from '@directory/domain/text/slug';
import { type ProfileDocument, quote } from '@directory/search-config/document';
import type { AnswerCache } from '../../search/answer-cache.ts';
import { ANSWERS_FIRST, countsOf, isIn, NOBODY } from '../../search/engine-query.ts';
import type { SearchGateway } from '../../search/gateway.ts';
import { offersService, servicePhrases, termOfSlug } from './service-words.ts';
import { listedCity } from '@directory/domain/places/listed-cities';

/** Links to services that a page has room for. */
const SERVICES_LISTED = 24;
const LANGUAGES_LISTED = 12;

/** The longest slug that is looked for; no place and no service has a longer one. */
const SLUG_LENGTH = 100;

interface LandingParts {
  gateway: SearchGateway;
  cache: AnswerCache;
  filters: () => Promise<DirectoryFilters>;
  /** The day whose order equals stand in. */
  today: () => string;
}

/** What the landing pages show, each read once for every state of the index and then kept. */
export function createLandingPages({
  gateway,
  cache,
  filters,
  today,
}: LandingParts): Pick<Directory, 'landing' | 'premium'> {
  /** The day is part of the key: an answer that midnight overtook is never found again. */
  const kept = <T extends object | null>(name: string, read: () => Promise<T>): Promise<T> =>
    cache.remember(`${today()} ${name}`, read);

  return {
    landing: async ({ province, city, service }) => {
      const slugs = [province, city, service].filter((slug) => slug !== undefined);
      if (!slugs.every((slug) => slug.length <= SLUG_LENGTH)) return null;
      return kept(`landing ${slugs.join('/')}`, async () =>
        readLanding(gateway, await filters(), { province, city, service }),
      );
    },
    premium: () => kept('premium', async () => readPremium(gateway, await filters())),
  };
}

/** What a landing page shows; null for what is no place with psychologists. @throws ApiError 503 without the engine */
async function readLanding(
  gateway: SearchGateway,
  filters: DirectoryFilters,
  place: LandingPlace,
): Promise<Landing | null> {
  const province = provinceBySlug(place.province);
  if (!province) return null;
  const cities = placeCities(filters, province.code);
  const ofProvince = `province = ${quote(province.code)}`;
  const base = { province: province.code, city: null, service: null, cities };
  if (place.city === undefined)
    return { ...base, ...facts(await ask(gateway, ofProvince, LANDING_LIMITS.province)) };
  const city = findCity(cities, province.code, place.city);
  if (!city) return null;
  const ofCity = `${ofProvince} AND city_slug = ${quote(city.slug)}`;
  const everyone = await ask(gateway, ofCity, LANDING_LIMITS.city);
  if (place.service === undefined) return { ...base, city, ...facts(everyone) };
  return { ...base, city, ...(await serviceLanding(gateway, ofCity, everyone, place.service)) };
}

/** Premium profiles, others every day, and the directory in numbers. @throws ApiError 503 without the engine */
async function readPremium(gateway: SearchGateway, filters: DirectoryFilters): Promise<PremiumListing> {
  const answer = await ask(gateway, 'is_premium = true', LANDING_LIMITS.premium);
  return {
    cards: answer.cards,
    premium: answer.total,
    psychologists: filters.total,
    cities: filters.provinces.reduce((sum, { code }) => sum + placeCities(filters, code).length, 0),
    languages: filters.languages.length,
  };
}

/**
 * Those of the city who work with what the slug names: a term of the vocabulary is that term and nothing else, as in the search. What is no term
 * is looked for by its words.
 */
async function serviceLanding(
  gateway: SearchGateway,
  ofCity: string,
  everyone: LandingAnswer,
  slug: string,
): Promise<Omit<Landing, 'province' | 'city' | 'cities'>> {
  const { services } = facts(everyone);
  const value = termOfSlug(slug) ?? null;
  const service = { slug, value };
  const field = value === null ? 'services' : 'concerns';
  const values = value === null ? valuesOfSlug(everyone, slug) : [value];
  if (values.length === 0) return { service, total: 0, cards: [], sessionTypes: [], languages: [], services };
  const offered = isIn(field, values);
  const answer = await ask(gateway, `${ofCity} AND ${offered}`, LANDING_LIMITS.service, field);
  const wanted = new Set(values);
  const cards = answer.cards.map(({ services: _services, concerns: _concerns, ...card }, index) => ({
    ...card,
    specialties: wantedFirst(card.specialties, answer.cards[index]?.[field] ?? [], wanted),
  }));
  return { service, ...facts(answer), cards, services };
}

/** What a city's psychologists offer that holds any word of a slug, or a synonym of one. */
function valuesOfSlug(everyone: LandingAnswer, slug: string): string[] {
  const phrases = servicePhrases(slug);
  return everyone
    .counts('services')
    .map(({ value }) => value)
    .filter((value) => offersService(value, phrases));
}

/** What the page is about stands first on a card, also where it is a practice area: it is why the psychologist is there. */
function wantedFirst(specialties: string[], offers: string[], wanted: ReadonlySet<string>): string[] {
  return [
    ...offers.filter((value) => wanted.has(value)),
    ...specialties.filter((value) => !wanted.has(value)),
  ];
}

/** Asks for the cards of a filter, in the index's order: premium first. */
async function ask(
  gateway: SearchGateway,
  filter: string,
  limit: number,
  field?: 'services' | 'concerns',
): Promise<LandingAnswer> {
  const attributesToRetrieve = field ? [...CARD_FIELDS, field] : CARD_FIELDS;
  const [answer = NOBODY] = await gateway.ask([
    { q: '', filter, facets: [...FACETS], limit, offset: 0, attributesToRetrieve, first: [ANSWERS_FIRST] },
  ]);
  const counts = (facet: Facet) => countsOf(answer, facet);
  return {
    cards: answer.hits as unknown as FoundCard[],
    total: counts('is_premium').reduce((sum, { count }) => sum + count, 0),
    counts,
  };
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

/** Terms of the vocabulary alone: their slugs are the addresses that search engines are given. Each with the count that its page gives. */
function servicesOf(answer: LandingAnswer): LandingService[] {
  return answer
    .counts('concerns')
    .map(({ value, count }) => ({ value, slug: slugify(value), count }))
    .filter(({ value, slug }) => termOfSlug(slug) === value)
    .slice(0, SERVICES_LISTED);
}

const CARD_FIELDS = Object.keys(landingCardSchema.shape) as (keyof LandingCard & keyof ProfileDocument)[];

/** A card as the index has it: on a service's page with everything that the psychologist offers. */
type FoundCard = LandingCard & Partial<Pick<ProfileDocument, 'services' | 'concerns'>>;

const FACETS = ['services', 'concerns', 'session_types', 'languages', 'is_premium'] as const;

type Facet = (typeof FACETS)[number];

interface LandingAnswer {
  cards: FoundCard[];
  /** Of everyone who matches the filter; the engine's own total ends at its limit. */
  total: number;
  counts: (facet: Facet) => { value: string; count: number }[];
}

/** The cities of a province, most psychologists first. Spellings of one slug are one city, by its most frequent name. */
function placeCities(filters: DirectoryFilters, province: ProvinceCode): LandingCity[] {
  const cities = new Map<string, LandingCity>();
  for (const { value, count } of filters.provinces.find(({ code }) => code === province)?.cities ?? []) {
    const slug = slugify(value);
    const known = cities.get(slug);
    if (known) known.count += count;
    else if (slug !== '') cities.set(slug, { name: value, slug, count });
  }
  return [...cities.values()].sort((a, b) => b.count - a.count);
}

/** The city of this slug: one with psychologists, or a listed one, which has its page without any. */
export function findCity(
  cities: readonly LandingCity[],
  province: ProvinceCode,
  slug: string,
): LandingCity | undefined {
  const known = cities.find((city) => city.slug === slug);
  if (known) return known;
  const name = listedCity(province, slug);
  return name === undefined ? undefined : { name, slug, count: 0 };
}
