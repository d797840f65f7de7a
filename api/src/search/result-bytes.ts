import { PROFILE_INDEX } from '@directory/search-config/document';
import type { Understood } from '@directory/domain/query/understood';
import { type EngineResult, totalOf } from './exact-name.ts';
import type { PublicSearch } from './query.ts';

/** What each result begins with. Quotes inside JSON strings are escaped, so these bytes occur nowhere else. */
const RESULT_START = `{"indexUid":"${PROFILE_INDEX}",`;

/**
 * Cuts a multi-search answer into its results without parsing them: parsing and writing 20 kB costs more than finding.
 * The results are copies, so that keeping one does not keep the whole answer.
 * @throws Error when the answer does not hold `count` results
 */
export function splitResults(answer: Buffer, count: number): Buffer[] {
  const starts: number[] = [];
  for (let at = answer.indexOf(RESULT_START); at !== -1; at = answer.indexOf(RESULT_START, at + 1))
    starts.push(at);
  const end = answer.lastIndexOf(']}');
  if (starts.length !== count || end === -1 || answer.indexOf('{"results":[') !== 0) {
    return parseResults(answer, count);
  }
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return Buffer.from(answer.subarray(start, next === undefined ? end : next - 1));
  });
}

/** The slow way, for an engine that writes its answer in another order. */
function parseResults(answer: Buffer, count: number): Buffer[] {
  const { results } = JSON.parse(answer.toString('utf8')) as { results?: unknown[] };
  if (results?.length !== count) throw new Error('The search engine answered with another number of results');
  return results.map((result) => Buffer.from(JSON.stringify(result)));
}

/** The result, read; that of a question which was not asked holds nobody. */
export function parseResult(result: Buffer | undefined): EngineResult {
  return result?.length ? (JSON.parse(result.toString('utf8')) as EngineResult) : { hits: [] };
}

/** The result with the query as the visitor typed it, where a title was left out of what the engine was asked. */
export function echo(result: Buffer, { typed, query }: PublicSearch): Buffer {
  return typed === query.q ? result : withWords(result, typed);
}

/** What stands behind the hits, which are nearly all of a result. */
const QUERY = Buffer.from(',"query":"');
const [QUOTE = 0, BACKSLASH = 0] = Buffer.from('"\\');

/** The result with the words as they were typed, and how they were understood; its hits are not read. */
export function withWords(result: Buffer, typed: string, understood?: Understood): Buffer {
  const start = result.lastIndexOf(QUERY);
  if (start === -1) {
    return Buffer.from(JSON.stringify({ ...parseResult(result), query: typed, understood }));
  }
  let end = start + QUERY.length;
  while (end < result.length && result[end] !== QUOTE) end += result[end] === BACKSLASH ? 2 : 1;
  return Buffer.concat([
    result.subarray(0, start),
    Buffer.from(`,"query":${JSON.stringify(typed)}`),
    result.subarray(end + 1, -1),
    Buffer.from(understood ? `,"understood":${JSON.stringify(understood)}}` : '}'),
  ]);
}

/** How many the engine found, without reading the hits. */
export function totalIn(result: Buffer): number {
  const start = result.lastIndexOf(QUERY);
  const behind =
    start === -1 ? null : /"(?:estimatedTotalHits|totalHits)":(\d+)/.exec(result.toString('utf8', start));
  return behind ? Number(behind[1]) : totalOf(parseResult(result));
}
