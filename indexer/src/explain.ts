import type { Understood } from '@directory/domain/contracts/search-answer';
import { dayIn, sortOfDay } from '@directory/search-config/day-order';
import { EVERYONE, type ProfileDocument } from '@directory/search-config/document';
import { INDEX_SETTINGS } from '@directory/search-config/settings';
import type { Hit } from 'meilisearch';
import { z } from 'zod';
import { fetchDocuments, searchDocuments } from './engine/documents.ts';
import type { Target } from './target.ts';

export interface ExplainOptions {
  /** The running site's origin: its gateway says how it reads the words and whom it shows. */
  siteUrl: string;
  target: Target;
  words: string;
  limit: number;
}

/** Why a search shows whom it shows. */
export interface Explanation {
  /** How the gateway read the words; null when it took them as they are. */
  understood: Understood | null;
  /** The words that the engine looks for; conditions are filters. */
  asked: string;
  hits: ExplainedHit[];
}

export interface ExplainedHit {
  id: string;
  name: string;
  path: string;
  /** Fields that hold words of the search, and how many; only those that visitors see. */
  fields: Record<string, number>;
  /** Each ranking rule with its score (1 is best; of a field its value), in the order in which they decide. The order of the day is last. */
  rules: { rule: string; score: number }[];
  /** The first of them that sets it apart from the hit before it; null for the first, and where none does. */
  decidedBy: string | null;
}

const found = z.object({ hits: z.array(z.object({ id: z.string(), name: z.string(), path: z.string() })) });

/** What of a search's answer is looked at. */
const answer = found.extend({
  groups: z.array(found),
  understood: z.custom<Understood>((value) => typeof value === 'object').nullable(),
});

/** What the engine says of a ranking rule: its score, or none when it sorts by a field. */
interface RuleDetail {
  order: number;
  score?: number;
}

/**
 * Asks the site as a visitor does, and then the engine how it ranks just those whom the site shows.
 * @throws Error when the site or the engine does not answer
 */
export async function explain({ siteUrl, target, words, limit }: ExplainOptions): Promise<Explanation> {
  const shown = await askSite(siteUrl, words, limit);
  const { understood } = shown;
  const rest = understood?.rest ?? words;
  const asked = understood && understood.conditions.length > 0 && rest !== '' ? `${EVERYONE} ${rest}` : rest;
  const ids = shown.hits.map(({ id }) => id);

  const hits = await searchDocuments<Hit<ProfileDocument>>(target.connection, target.uid, {
    q: asked,
    filter: ids.length > 0 ? `id IN [${ids.map((id) => JSON.stringify(id)).join(', ')}]` : 'id = none',
    // One of the words is enough: the others may be what a condition was made of.
    matchingStrategy: 'last',
    sort: sortOfDay(dayIn(new Date())),
    limit: Math.max(1, ids.length),
    attributesToRetrieve: ['id'],
    showRankingScoreDetails: true,
    showMatchesPosition: true,
  });
  const documents = await readFields(target, ids);
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  let before: { rule: string; score: number }[] | null = null;
  const explained = shown.hits.map(({ id, name, path }): ExplainedHit => {
    const hit = byId.get(id);
    const details = (hit?._rankingScoreDetails ?? {}) as Record<string, RuleDetail>;
    const rules = rulesOf(details, documents.get(id) ?? {});
    const decidedBy = before && firstDifference(before, rules);
    before = rules;
    const positions = Object.entries(hit?._matchesPosition ?? {});
    const fields = Object.fromEntries(positions.map(([field, matches]) => [field, matches?.length ?? 0]));
    return { id, name, path, fields, rules, decidedBy };
  });
  return { understood, asked, hits: explained };
}

/** What the field rules sort by, of these documents. */
async function readFields({ connection, uid }: Target, ids: readonly string[]) {
  const fields = ['id', ...FIELD_RULES.map((rule) => rule.split(':')[0] ?? '')];
  const wanted = { ids, fields, limit: Math.max(1, ids.length) };
  const results = await fetchDocuments<Record<string, unknown>>(connection, uid, wanted);
  return new Map(results.map((document) => [String(document['id']), document]));
}

async function askSite(siteUrl: string, words: string, limit: number) {
  const response = await fetch(new URL('/api/search', siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search: words }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`The site answered ${response.status}: ${body.slice(0, 200)}`);
  const { hits, groups, understood } = answer.parse(JSON.parse(body));
  return { understood, hits: [hits, ...groups.map((group) => group.hits)].flat().slice(0, limit) };
}

/** The rules that sort by a field, as the settings have them. */
const FIELD_RULES = INDEX_SETTINGS.rankingRules.filter((rule) => rule.includes(':'));

/**
 * The engine's details in the order of the ranking rules, without the order of the day. Of a field that visitors do not see it tells
 * neither name nor value: both are filled in, from the settings and from the document.
 */
function rulesOf(
  details: Readonly<Record<string, RuleDetail>>,
  document: Readonly<Record<string, unknown>>,
): ExplainedHit['rules'] {
  const hidden = [...FIELD_RULES];
  return Object.entries(details)
    .sort(([, a], [, b]) => a.order - b.order)
    .flatMap(([name, { score }]) => {
      if (score !== undefined) return [{ rule: name, score }];
      const rule = hidden.shift();
      return rule ? [{ rule, score: Number(document[rule.split(':')[0] ?? '']) }] : [];
    });
}

function firstDifference(
  before: readonly { rule: string; score: number }[],
  rules: readonly { rule: string; score: number }[],
): string | null {
  const scores = new Map(before.map(({ rule, score }) => [rule, score]));
  return rules.find(({ rule, score }) => scores.get(rule) !== score)?.rule ?? null;
}
