import type { MatchAnswer } from '@directory/domain/match/answer';
import { matchProfile } from '@directory/domain/match/match';
import { matchRequestSchema, type MatchQuery, type MatchRequest } from '@directory/domain/match/request';
import type postgres from 'postgres';
import { invalidFields } from '../invalid-fields.ts';
import type { AnswerCache } from '../search/answer-cache.ts';
import type { SearchGateway } from '../search/gateway.ts';
import { toMatchedPsychologist } from './matched-psychologist.ts';
import { rankedIds } from './ranked-ids.ts';
import { selectProfilesById } from '../profiles/select-profiles.ts';

export interface MatcherParts {
  sql: postgres.Sql;
  gateway: SearchGateway;
  cache: AnswerCache;
  /** The public address of the bucket `psychologist-images`, without a final slash. */
  photoBaseUrl: string;
}

/** Answers match requests; each method's answer is kept until the index changes, and equal requests in flight share one. */
export interface Matcher {
  /** @throws ApiError 400 when the request is not valid, 503 without the engine */
  match(query: MatchQuery): Promise<MatchAnswer>;
  /** The same as JSON bytes. */
  matchJson(query: unknown): Promise<Buffer>;
}

export function createMatcher({ sql, gateway, cache, photoBaseUrl }: MatcherParts): Matcher {
  const inFlight = new Map<string, Promise<Buffer>>();

  async function matchJson(query: unknown): Promise<Buffer> {
    const parsed = matchRequestSchema.safeParse(query);
    if (!parsed.success) throw invalidFields(parsed.error);
    const generation = cache.generation();
    // A request has no more of a person than this: a condition, a severity and perhaps a province.
    const key = `match ${JSON.stringify(parsed.data)}`;
    const flight = `${generation ?? 'unheard'} ${key}`;
    const known = cache.get(key) ?? inFlight.get(flight);
    if (known !== undefined) return known;
    const answer = find(parsed.data).then((found) => Buffer.from(JSON.stringify(found)));
    inFlight.set(flight, answer);
    try {
      const bytes = await answer;
      cache.keep(key, bytes, generation);
      return bytes;
    } finally {
      inFlight.delete(flight);
    }
  }

  async function find(request: MatchRequest): Promise<MatchAnswer> {
    const { condition, severity, page } = request;
    const { total, pages, ids } = await rankedIds(gateway, request);
    const rows = await selectProfilesById(sql, ids);
    const seeker = { condition, severity, province: request.province ?? null };
    // Scored from the profiles as they are now: what a card says is true even if the index is a moment behind.
    const matches = rows.map((row) => ({
      psychologist: toMatchedPsychologist(row, condition, photoBaseUrl),
      ...matchProfile(row, seeker),
    }));
    return { total, page, pages, matches };
  }

  return {
    matchJson,
    match: async (query) => JSON.parse((await matchJson(query)).toString('utf8')) as MatchAnswer,
  };
}
