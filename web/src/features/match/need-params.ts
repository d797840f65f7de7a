import { MATCH_FEES, type MatchNeeds } from '@directory/domain/match/needs';
import { SESSION_TYPES } from '@directory/domain/session-types';
import { slugify } from '@directory/domain/slug';
import { insurerVocabulary } from '@directory/domain/vocabulary/insurers';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';

/** The parameters of the questions before the list. A fee and an insurer are two answers to one question. */
export const NEED_PARAMS = { session: 'session', city: 'city', language: 'language', cost: 'cost' } as const;

/** Reads the answers in an address; what cannot be understood counts as skipped. */
export function readNeeds(params: URLSearchParams): MatchNeeds {
  const text = (name: keyof typeof NEED_PARAMS) => params.get(NEED_PARAMS[name]) ?? '';
  return {
    session: SESSION_TYPES.find((type) => type === text('session')) ?? null,
    city: slugify(text('city')).slice(0, 120) || null,
    language: languageVocabulary.find(text('language'))?.en ?? null,
    ...costOf(text('cost')),
  };
}

/** The answer to the question of price or cover that a control's value names. */
export function costOf(value: string): Pick<MatchNeeds, 'fee' | 'insurer'> {
  const fee = MATCH_FEES.find((known) => known === value) ?? null;
  return { fee, insurer: fee === null ? (insurerVocabulary.find(value)?.en ?? null) : null };
}

export function writeNeeds(
  params: URLSearchParams,
  { session, city, language, fee, insurer }: MatchNeeds,
): void {
  const values = { session, city, language, cost: fee ?? insurer };
  for (const [name, value] of Object.entries(values)) {
    if (value !== null) params.set(NEED_PARAMS[name as keyof typeof values], value);
  }
}

export function needCount(needs: MatchNeeds): number {
  return Object.values(needs).filter((need) => need !== null).length;
}
