import { type Condition, CONDITIONS } from '@directory/domain/assessments/conditions';
import { matchingOf } from '@directory/domain/assessments/facts';
import type { MatchAnswer, MatchedPsychologist } from '@directory/domain/match/answer';
import { specialtyDetail } from '@directory/domain/match/facts';
import { matchProfile } from '@directory/domain/match/match';
import { type MatchQuery, type MatchRequest, matchRequestSchema } from '@directory/domain/match/request';
import { cardOfRow } from '@directory/domain/profile/public-profile';
import { displayBio, displayContact } from '@directory/domain/profile/display';
import type { ProfileRow } from '@directory/domain/profile/row';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { publishedRow } from '@directory/domain/profile/sources';
import type postgres from 'postgres';
import { invalidFields } from '../../errors.ts';
import type { AnswerCache } from '../../search/answer-cache.ts';
import type { SearchGateway } from '../../search/gateway.ts';
import { rankedIds } from './ranked-ids.ts';
import { selectProfilesById } from '../profiles/store.ts';

interface MatcherParts {
  sql: postgres.Sql;
  gateway: SearchGateway;
  cache: AnswerCache;
  today: () => string;
}

/** Answers match requests; each method's answer is kept until the index changes, and equal requests in flight share one. */
export interface Matcher {
  /** @throws ApiError 400 when the request is not valid, 503 without the engine */
  match(query: MatchQuery): Promise<MatchAnswer>;
  /** The same as JSON bytes. */
  matchJson(query: unknown): Promise<Buffer<ArrayBuffer>>;
}

export function createMatcher({ sql, gateway, cache, today }: MatcherParts): Matcher {
  async function matchJson(query: unknown): Promise<Buffer<ArrayBuffer>> {
    const parsed = matchRequestSchema.safeParse(query);
    if (!parsed.success) throw invalidFields(parsed.error);
    // A request has no more of a person than this: a condition, a severity, perhaps a province and what was answered beside.
    const day = today();
    const make = async () => Buffer.from(JSON.stringify(await find(parsed.data, day)));
    return cache.remember(`match ${day} ${JSON.stringify(parsed.data)}`, make);
  }

  async function find(request: MatchRequest, day: string): Promise<MatchAnswer> {
    const { condition, severity, needs, page } = request;
    const { total, others, pages, ids } = await rankedIds(gateway, request, day);
    const rows = await selectProfilesById(sql, ids);
    const where = { province: request.province ?? null, online: needs.session === 'Online' };
    const seeker = { condition, severity, ...where };
    // Scored from the profiles as they are now: what a card says is true even if the index is a moment behind.
    const matches = rows.map((row) => ({
      psychologist: toMatchedPsychologist(row, condition),
      ...matchProfile(row, seeker),
    }));
    return { total, others, page, pages, matches };
  }

  return {
    matchJson,
    match: async (query) => JSON.parse((await matchJson(query)).toString('utf8')) as MatchAnswer,
  };
}

/** A profile as the match page shows it, the condition asked for first among its details. */
function toMatchedPsychologist(row: ProfileRow, condition: Condition): MatchedPsychologist {
  const { path: _path, gender: _gender, is_premium: _isPremium, specialties, ...card } = cardOfRow(row);
  const { phone, email } = displayContact(publishedRow(row));
  const conditions = [condition, ...CONDITIONS.filter((other) => other !== condition)];
  return {
    ...card,
    specialties: specialties.map((en) => ({ en, fr: specialtyVocabulary.label(en, 'fr') })),
    phone,
    email,
    bio: { en: displayBio(row, 'en'), fr: displayBio(row, 'fr') },
    details: conditions.flatMap((key) => {
      const detail = specialtyDetail(row, key);
      if (!detail) return [];
      const names = [...new Set(detail.approaches.map((text) => therapyVocabulary.canonical(text)))];
      const approaches = names.map((en) => ({ en, fr: therapyVocabulary.label(en, 'fr') }));
      return [{ condition: key, name: matchingOf(key).name, years: detail.years, approaches }];
    }),
  };
}
