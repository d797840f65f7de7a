import { PROFILE_INDEX } from '@directory/search-config/document';
import type { EngineResult } from './exact-name.ts';
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

export function parseResult(result: Buffer): EngineResult {
  return JSON.parse(result.toString('utf8')) as EngineResult;
}

/** The result with the query as the visitor typed it, where a title was left out of what the engine was asked. */
export function echo(result: Buffer, { typed, query }: PublicSearch): Buffer {
  return typed === query.q ? result : Buffer.from(JSON.stringify({ ...parseResult(result), query: typed }));
}
