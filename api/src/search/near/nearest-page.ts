import type { Position } from '@directory/domain/places/distance';
import { frameAround } from '@directory/domain/places/frame';
import { MOST_BY_DISTANCE } from '@directory/domain/places/near';
import { type EngineHit, type EngineResult, peopleQuery, windowOf } from '../exact-name.ts';
import { allOf } from '../filter.ts';
import type { EngineQuery } from '../query.ts';
import { parseResult } from '../result-bytes.ts';
import { distanceTo, framesFilter } from './circle.ts';

type Search = (queries: readonly EngineQuery[]) => Promise<Buffer[]>;

/** In one round the rings around the place grow by these parts of the way from the last that was small enough to the next that was not. */
const RINGS = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1];

/** The first page's twenty, and as many again for the corners of the boxes. */
const LEAST_ASKED = 60;

/** Rings are made no thinner than a circle of a hundred metres: who is in it is equally near. */
const THINNEST_KM = 0.1;

const MOST_ROUNDS = 4;

/**
 * A page of a search in the order of distance, purely; equally near people stand as the search has them. The engine cannot sort so: it is asked who
 * is in boxes that grow around the place, until they hold everybody up to the page's end, however many there are farther out. Counts are the
 * search's own; there are pages for the nearest thousand.
 * @param query its filter holds the circle already
 */
export async function nearestPage(search: Search, { nearest, ...query }: EngineQuery): Promise<Buffer> {
  const { offset, limit } = windowOf(query);
  if (!nearest || limit === 0) return (await search([query]))[0] ?? Buffer.alloc(0);
  const end = Math.min(offset + limit, MOST_BY_DISTANCE);
  const [[counted], ids] = await Promise.all([
    search([{ ...withoutMarks(query), attributesToRetrieve: ['id'] }]),
    offset < end ? nearestIds(search, query, nearest, end) : [],
  ]);
  const shown = ids.slice(offset, end);
  const [found] = shown.length > 0 ? await search([peopleQuery(query, shown)]) : [];
  const byId = new Map(parseResult(found).hits.map((hit) => [hit.id, hit]));
  const hits = shown.map((id) => byId.get(id)).filter((hit) => hit !== undefined);
  return Buffer.from(JSON.stringify(withPages({ ...parseResult(counted), hits }, limit)));
}

/** The ids of the nearest, at least `needed` where there are so many. */
async function nearestIds(
  search: Search,
  query: EngineQuery,
  { km, ...centre }: Position & { km: number },
  needed: number,
): Promise<string[]> {
  const most = Math.max(LEAST_ASKED, 2 * needed);
  let known: EngineHit[] = [];
  let [least, far] = [0, km];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const radii = RINGS.map((part) => least + (far - least) * part);
    const answers = await search(radii.map((radius) => inBox(query, centre, radius, most)));
    const rings = answers.map(parseResult);
    for (const [at, { hits, totalHits }] of rings.entries()) {
      const radius = radii[at] ?? far;
      if (Number(totalHits) > hits.length) {
        far = radius;
        // Too many stand at one place to tell them apart: the first of them do.
        if (far - least < THINNEST_KM || round === MOST_ROUNDS - 1)
          return byDistance(centre, [...known, ...hits]);
        break;
      }
      known = hits;
      least = radius;
      // Whoever is farther than the ring's radius stands in a corner, and may be farther than others outside of the box.
      const sure = hits.filter((hit) => distanceTo(centre, hit) <= radius);
      if (sure.length >= needed || radius === km) return byDistance(centre, radius === km ? hits : sure);
    }
  }
  return byDistance(centre, known);
}

function inBox(query: EngineQuery, centre: Position, radius: number, most: number): EngineQuery {
  const { indexUid, q, filter = '', matchingStrategy } = query;
  return {
    indexUid,
    q,
    filter: allOf(filter, framesFilter([frameAround(centre, radius)])),
    hitsPerPage: most,
    page: 1,
    attributesToRetrieve: ['id', 'lat', 'lng'],
    ...(matchingStrategy && { matchingStrategy }),
  };
}

/** Each once; the sort leaves equals as they stand. */
function byDistance(centre: Position, hits: readonly EngineHit[]): string[] {
  const distances = new Map(hits.map((hit) => [hit.id ?? '', distanceTo(centre, hit)]));
  return [...distances].toSorted(([, a], [, b]) => a - b).map(([id]) => id);
}

function withoutMarks(query: EngineQuery): EngineQuery {
  const {
    attributesToHighlight: _highlight,
    attributesToCrop: _crop,
    highlightPreTag: _pre,
    highlightPostTag: _post,
    cropLength: _length,
    cropMarker: _marker,
    ...rest
  } = query;
  return rest;
}

/** Where the engine says how many pages there are. */
function withPages(result: EngineResult, limit: number): EngineResult {
  const { totalPages } = result;
  if (typeof totalPages !== 'number') return result;
  return { ...result, totalPages: Math.min(totalPages, Math.ceil(MOST_BY_DISTANCE / limit)) };
}
