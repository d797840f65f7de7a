import { isCondition, type Condition } from '@directory/domain/assessments/conditions';
import { isPossibleResult, type Severity, severityOf } from '@directory/domain/assessments/severity';
import { LAST_MATCH_PAGE, MATCH_FEES, type MatchNeeds } from '@directory/domain/match/needs';
import type { MatchAnswer } from '@directory/domain/match/answer';
import type { MatchFilters } from '@directory/domain/match/request';
import { languageOfAddress, paths } from '@directory/domain/site/paths';
import { findProvince, type ProvinceCode } from '@directory/domain/places/provinces';
import { SESSION_TYPES } from '@directory/domain/profile/session-types';
import { slugify } from '@directory/domain/text/slug';
import { insurerVocabulary } from '@directory/domain/vocabulary/insurers';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import type { Query } from '../../site/query-client.ts';
import type { LinkedResult } from '../results/tab-result.ts';

/** What the match page's address says. It never says how severe anyone's result is. */
export interface MatchAddress {
  /** Null when it is missing or none of ours. */
  condition: Condition | null;
  province: ProvinceCode | null;
  needs: MatchNeeds;
  filters: MatchFilters;
  page: number;
}

/** The names of the address's parameters; the form's controls have the same. */
export const PARAMS = {
  condition: 'condition',
  score: 'score',
  severity: 'severity',
  province: 'province',
  minScore: 'min',
  specialtyOnly: 'specialty',
  locationOnly: 'local',
  availableOnly: 'available',
  page: 'page',
} as const;

export const SWITCHES = [
  'specialtyOnly',
  'locationOnly',
  'availableOnly',
] as const satisfies (keyof MatchFilters)[];

/** Reads the address. What cannot be understood is left out; numbers are brought within their bounds. */
export function parseMatchAddress(params: URLSearchParams): MatchAddress {
  const condition = params.get(PARAMS.condition)?.toLowerCase() ?? null;
  const isOn = (name: 'locationOnly' | 'availableOnly') => params.get(PARAMS[name]) === '1';
  return {
    condition: isCondition(condition) ? condition : null,
    province: findProvince(params.get(PARAMS.province))?.code ?? null,
    needs: readNeeds(params),
    filters: {
      minScore: bounded(wholeNumber(params.get(PARAMS.minScore)), 0, 100),
      // On unless switched off. A form sends its own 1 after the 0 that stands for a box without a tick.
      specialtyOnly: params.getAll(PARAMS.specialtyOnly).at(-1) !== '0',
      locationOnly: isOn('locationOnly'),
      availableOnly: isOn('availableOnly'),
    },
    page: bounded(wholeNumber(params.get(PARAMS.page)), 1, LAST_MATCH_PAGE),
  };
}

/** The parameters that a link from outside may bring a result in. No address that the site makes has them. */
const RESULT_PARAMS = [PARAMS.score, PARAMS.severity] as const;

/**
 * The result that a link brings; null when it brings none, `refused` when the self-assessment cannot end in it: a score that its
 * answers cannot give, none, or a severity that is not the score's. A score without a severity has the score's own.
 */
export function linkedResult(params: URLSearchParams, condition: Condition): LinkedResult | 'refused' | null {
  const [text, given] = RESULT_PARAMS.map((name) => params.get(name));
  if (text == null && given == null) return null;
  const score = /^\d{1,3}$/.test(text ?? '') ? Number(text) : NaN;
  const severity = severityOf(condition, score);
  if (!isPossibleResult(condition, score, severity) || (given ?? severity) !== severity) return 'refused';
  return { score, severity };
}

/** The address of a state; never with a result. @param current the present query, whose language choice is kept */
export function matchHref(address: MatchAddress, current?: URLSearchParams): string {
  const params = new URLSearchParams();
  if (address.condition) params.set(PARAMS.condition, address.condition);
  if (address.province) params.set(PARAMS.province, address.province);
  if (address.filters.minScore > 0) params.set(PARAMS.minScore, String(address.filters.minScore));
  writeNeeds(params, address.needs);
  if (!address.filters.specialtyOnly) params.set(PARAMS.specialtyOnly, '0');
  for (const name of ['locationOnly', 'availableOnly'] as const)
    if (address.filters[name]) params.set(PARAMS[name], '1');
  if (address.page > 1) params.set(PARAMS.page, String(address.page));
  const language = languageOfAddress(current);
  if (language) params.set('lang', language);
  return `${paths.therapistMatch()}?${params.toString()}`;
}

/** Where to go from an address without a usable condition: to the assessments, which say so when it is not theirs. */
export function wayOut(params: URLSearchParams): string {
  return paths.assessments(params.get(PARAMS.condition) ? { notFound: true } : {});
}

/** How many filters are not as they are at first. */
export function filterCount({ filters }: Pick<MatchAddress, 'filters'>): number {
  const { minScore, specialtyOnly, locationOnly, availableOnly } = filters;
  return [minScore > 0, !specialtyOnly, locationOnly, availableOnly].filter(Boolean).length;
}

/** The whole number that the text begins with; 0 when there is none. */
function wholeNumber(text: string | null): number {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isSafeInteger(number) ? number : 0;
}

function bounded(number: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, number));
}

type MatchSearch = Omit<MatchAddress, 'condition'> & { condition: Condition; severity: Severity };

/** One page of matches. The severity is all that is asked with of a person's result. */
export function matchQuery(search: MatchSearch): Query<MatchAnswer> {
  const { condition, severity, province, needs, filters, page } = search;
  const request = { condition, severity, province, needs, filters, page };
  return {
    showsProfiles: true,
    key: ['match', request],
    ask: ({ directory, signal }) => directory.match(request, signal),
    // The page tries again by itself.
    retries: 0,
  };
}

/** The parameters of the questions before the list. A fee and an insurer are two answers to one question. */
export const NEED_PARAMS = { session: 'session', city: 'city', language: 'language', cost: 'cost' } as const;

/** Reads the answers in an address; what cannot be understood counts as skipped. */
function readNeeds(params: URLSearchParams): MatchNeeds {
  const text = (name: keyof typeof NEED_PARAMS) => params.get(NEED_PARAMS[name]) ?? '';
  return {
    session: SESSION_TYPES.find((type) => type === text('session')) ?? null,
    city: slugify(text('city')).slice(0, 120).replace(/-$/, '') || null,
    language: languageVocabulary.find(text('language'))?.en ?? null,
    ...costOf(text('cost')),
  };
}

/** The answer to the question of price or cover that a control's value names. */
export function costOf(value: string): Pick<MatchNeeds, 'fee' | 'insurer'> {
  const fee = MATCH_FEES.find((known) => known === value) ?? null;
  return { fee, insurer: fee === null ? (insurerVocabulary.find(value)?.en ?? null) : null };
}

function writeNeeds(params: URLSearchParams, { session, city, language, fee, insurer }: MatchNeeds): void {
  const values = { session, city, language, cost: fee ?? insurer };
  for (const [name, value] of Object.entries(values)) {
    if (value !== null) params.set(NEED_PARAMS[name as keyof typeof values], value);
  }
}

export function needCount(needs: MatchNeeds): number {
  return Object.values(needs).filter((need) => need !== null).length;
}
