import { findPlace } from '@directory/domain/places/find-place';
import { type AnsweredNear, USUAL_WITHIN } from '@directory/domain/places/near';
import { fold } from '@directory/domain/fold';
import { readTypedNear, type TypedNear } from '@directory/domain/query/typed-near';
import { EVERYONE, PUBLIC_FIELDS } from '@directory/search-config/document';
import type { EngineHit } from '../exact-name.ts';
import { allOf } from '../filter.ts';
import type { SearchGateway } from '../gateway.ts';
import { withoutTitle } from '../name-words.ts';
import type { PublicSearch } from '../query.ts';
import type { SearchReader } from '../reading.ts';
import { parseResult } from '../result-bytes.ts';
import { circleFilter, distanceTo } from './circle.ts';
import { readUnknownPlace, type UnknownPlace } from './unknown-place.ts';

/** What of a person's place goes with each hit of a search near a place. */
const PLACE_FIELDS: ReadonlySet<string> = new Set(['lat', 'lng', 'place_accuracy', 'place_area']);

/** Makes searches near a place such that the engine can answer, and adds to the answers what it cannot. */
export interface NearSearches {
  /** The search with its place as a filter. One that is near no place is given back as it is. */
  place(one: PublicSearch): Promise<PublicSearch>;
  /** The answer with the place, and each hit with its distance. */
  withDistances(answer: Buffer, one: PublicSearch): Buffer;
}

export function createNearSearches(search: SearchGateway['search'], reader: SearchReader): NearSearches {
  /** Beside a place the words that ask for nothing exclude nobody, as beside anything else that was understood. */
  async function asRest(one: PublicSearch): Promise<PublicSearch> {
    if (!one.understand) return one;
    const { conditions, understood } = await reader.read(one.words ?? '', one.understand.literal);
    if (conditions.length > 0) return one;
    const q = understood.rest === '' ? '' : `${EVERYONE} ${understood.rest}`;
    return { ...one, query: { ...one.query, q } };
  }

  return {
    async place(one) {
      const typed = await typedNear(one, reader);
      const unknown = typed || one.near ? null : await readUnknownPlace(one, reader, search);
      // What else was typed is searched for everywhere.
      if (unknown) return { ...withoutRange(one, unknown.range), answered: nearUnknown(one.typed, unknown) };
      const answered = one.near ? askedNear(one.near) : typed && fromWords(one.typed, typed);
      if (!answered) return one;
      // They say a place, and nobody mentions them: also "near me", and those beside a place that was asked for otherwise, which counts.
      const words = typed ? await asRest(withoutRange(one, typed.range)) : one;
      const { place, within } = answered;
      if (!place) return { ...words, answered };
      const filter = await circleFilter(search, place, within);
      const { query } = words;
      return {
        ...words,
        answered,
        query: {
          ...query,
          filter: allOf(query.filter ?? '', filter),
          attributesToRetrieve: withPlace(query.attributesToRetrieve),
          ...(one.byDistance && { nearest: { lat: place.lat, lng: place.lng, km: within } }),
        },
      };
    },
    withDistances(answer, { answered }) {
      if (!answered) return answer;
      const { place } = answered;
      const result = parseResult(answer);
      const hits = place
        ? result.hits.map((hit) => ({ ...hit, distance_km: kilometres(place, hit) }))
        : result.hits;
      return Buffer.from(JSON.stringify({ ...result, hits, near: answered }));
    },
  };
}

function askedNear({
  place: asked,
  within = USUAL_WITHIN,
  province,
}: NonNullable<PublicSearch['near']>): AnsweredNear {
  return { asked, place: findPlace(asked, province ?? null), within };
}

function fromWords(text: string, { place, km, range }: TypedNear): AnsweredNear {
  const words = text.slice(...range).trim();
  return { asked: words, place, within: km ?? USUAL_WITHIN, words, ...(place ? {} : { isOwn: true }) };
}

function nearUnknown(text: string, { name, km, range }: UnknownPlace): AnsweredNear {
  return { asked: name, place: null, within: km ?? USUAL_WITHIN, words: text.slice(...range).trim() };
}

/** What the words say of a place, but for what was taken back. Of a city that people practise in the name alone is the city. */
async function typedNear(
  { typed, understand }: PublicSearch,
  reader: SearchReader,
): Promise<TypedNear | null> {
  const near = understand && readTypedNear(typed);
  if (!near) return null;
  const words = fold(typed.slice(...near.range)).trim();
  if (understand.literal.some((literal) => words.includes(fold(literal)))) return null;
  if (!near.isCityAlone) return near;
  const { conditions } = await reader.read(typed, understand.literal);
  return conditions.some(({ anyOf }) => anyOf.some(({ kind }) => kind === 'place')) ? null : near;
}

/** The search without these words; those that are left stand where they stood. */
function withoutRange(one: PublicSearch, [start, end]: TypedNear['range']): PublicSearch {
  const { typed, understand, query, ...rest } = one;
  const words = typed.slice(0, start) + ' '.repeat(end - start) + typed.slice(end);
  return {
    ...rest,
    typed,
    words,
    query: { ...query, q: withoutTitle(words).trim() },
    ...(understand && words.trim() !== '' && { understand }),
  };
}

function withPlace(fields: readonly string[]): string[] {
  // A field to crop has its length behind it.
  return PUBLIC_FIELDS.flatMap((field) => {
    const asked = fields.find((other) => other.split(':')[0] === field);
    return asked ?? (PLACE_FIELDS.has(field) ? field : []);
  });
}

/** Rounded to a hundred metres. */
function kilometres(place: Parameters<typeof distanceTo>[0], hit: EngineHit): number | null {
  const km = distanceTo(place, hit);
  return Number.isFinite(km) ? Math.round(km * 10) / 10 : null;
}
