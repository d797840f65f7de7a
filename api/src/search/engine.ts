import type { Telemetry } from '@directory/runtime/telemetry/open-telemetry';
import { inSpan } from '@directory/runtime/telemetry/tracing';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { connectMeilisearch, type MeilisearchConnection } from '@directory/search-config/meilisearch-http';
import type { SearchNode } from '@directory/search-config/nodes';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../errors.ts';
import { type Admission, createAdmission, TOO_BUSY } from '../http/admission.ts';
import { secondsSince, type ServerMetrics } from '../observers.ts';
import { isInStep, isLost, type NodeStates } from './node-states.ts';

/** So many questions are sent to one whatever was measured: a page asks two or three at once. */
const ALWAYS = 48;
/** How long one is given when there is another to ask. */
const IMPATIENT_MS = 1000;
/** How often one that failed is asked whether it is well again. */
const PROBE_MS = 500;

interface EngineOptions extends Partial<Telemetry<ServerMetrics>> {
  nodes: readonly SearchNode[];
  /** A key that may search the public index and nothing else. */
  searchKey: string;
  /** Without it nothing is known of them. */
  states?: Pick<NodeStates, 'of' | 'hasProfiles'>;
  timeoutMs?: number;
}

/**
 * Why there is no answer. `refused`: what was asked is not accepted. `failed`: it took too long or broke, which says nothing
 * about another question. `away`: nothing answers, or it has no index or no access for us: the same for all. `busy`: more wait already than it
 * answers in time.
 */
type EngineFailureKind = 'refused' | 'failed' | 'away' | 'busy';

/** 400 for a question that the engine refuses, 503 for all else. */
export class EngineFailure extends ApiError {
  readonly kind: EngineFailureKind;

  /** @param secondsLeft until there is an index again; endless when that is not known */
  constructor(kind: EngineFailureKind, cause: unknown, secondsLeft = Infinity) {
    if (kind === 'refused') {
      super(400, 'invalid_request', 'The search engine does not accept this search.', { cause });
    } else if (kind === 'busy') {
      super(503, TOO_BUSY.code, TOO_BUSY.sentence, { cause, retryAfterSeconds: TOO_BUSY.retryAfterSeconds });
    } else if (Number.isFinite(secondsLeft)) {
      const sentence = `Search is being built anew, which takes about ${secondsLeft} seconds more. Please try again then.`;
      super(503, 'search_rebuilding', sentence, { cause, retryAfterSeconds: Math.max(1, secondsLeft) });
    } else {
      const sentence = 'Search did not answer. Please try again in a moment.';
      super(503, 'search_unavailable', sentence, { cause, retryAfterSeconds: 5 });
    }
    this.kind = kind;
  }
}

export type SearchEngine = ReturnType<typeof createSearchEngine>;

interface Node {
  readonly name: string;
  readonly line: MeilisearchConnection;
  /** No more wait for it than it answers in time. */
  readonly admission: Admission;
  /** Answered when it was last asked. */
  isUp: boolean;
}

/**
 * The line to Meilisearch, several servers as one: questions go in turn to those that are well and in step with the database, and when one fails, to the next,
 * within the same request. One that is behind is asked only when no other can be; one whose index is lost is never asked.
 */
export function createSearchEngine({
  nodes: given,
  searchKey,
  states = { of: () => undefined, hasProfiles: () => false },
  timeoutMs = 3000,
  metrics,
  tracing,
}: EngineOptions) {
  const nodes = given.map(({ name, url }): Node => ({
    name,
    line: connectMeilisearch({ url, apiKey: searchKey, connectTimeoutMs: 1000 }),
    admission: createAdmission({ always: ALWAYS }),
    isUp: true,
  }));
  const closed = new AbortController();
  let turn = 0;

  /** Whom to ask, the best first. */
  function inOrder(): Node[] {
    turn = (turn + 1) % nodes.length;
    const turned = [...nodes.slice(turn), ...nodes.slice(0, turn)];
    const rank = ({ name, isUp }: Node) => (isUp ? 0 : 2) + (isInStep(states.of(name)) ? 0 : 1);
    return turned.filter(({ name }) => !isLost(states.of(name))).sort((a, b) => rank(a) - rank(b));
  }

  /** Counted and traced by the index's name and by what came of it: never by what was asked. */
  async function observed(name: string, post: () => Promise<string>): Promise<string> {
    const start = performance.now();
    let outcome = 'ok';
    try {
      return await inSpan(tracing, 'ask search engine', { facts: { index: name } }, post);
    } catch (error) {
      outcome = error instanceof EngineFailure ? error.kind : 'failed';
      throw error;
    } finally {
      metrics?.engineAsked(name, outcome, secondsSince(start));
    }
  }

  async function ask(node: Node, path: string, json: string, patienceMs: number): Promise<string> {
    const answer = await observed(node.name, () => post(node, path, json, patienceMs));
    if (foundSomething(answer) || !states.hasProfiles()) return answer;
    const everybody = await post(node, `/indexes/${PROFILE_INDEX}/search`, '{"q":"","limit":0}', timeoutMs);
    if (foundSomething(everybody)) return answer;
    throw new EngineFailure('away', new Error('The index is empty, and there are active profiles.'));
  }

  /** Out of turn until it says that it is well. With one engine there is no other: it is asked all the same. */
  async function leaveOut(node: Node): Promise<void> {
    if (!node.isUp) return;
    node.isUp = false;
    while (!node.isUp && !closed.signal.aborted) {
      try {
        await delay(PROBE_MS, undefined, { signal: closed.signal, ref: false });
        await checkHealth(node, AbortSignal.timeout(IMPATIENT_MS));
        node.isUp = true;
      } catch {
        // Asked again in a moment.
      }
    }
  }

  return {
    /**
     * Posts a JSON text and returns the answer's.
     * @throws EngineFailure when no usable answer comes in time, or the engine refuses what was asked
     */
    async post(path: string, json: string): Promise<string> {
      const order = inOrder();
      const waits = nodes.flatMap(({ name }) => states.of(name)?.secondsLeft ?? []);
      let failure = new EngineFailure('away', new Error('No index is in order.'), Math.min(...waits));
      for (const [index, node] of order.entries()) {
        const isLast = index === order.length - 1;
        try {
          return await ask(node, path, json, isLast ? timeoutMs : IMPATIENT_MS);
        } catch (error) {
          if (!(error instanceof EngineFailure) || error.kind === 'refused') throw error;
          failure = error;
          // One that has too much to do is well.
          if (nodes.length > 1 && error.kind !== 'busy') void leaveOut(node);
        }
      }
      throw failure;
    },
    /** Resolves when one of its servers says that it is available. @throws Error when none does */
    async checkHealth(signal: AbortSignal): Promise<void> {
      await Promise.any(nodes.map((node) => checkHealth(node, signal)));
    },
    async close(): Promise<void> {
      closed.abort();
      await Promise.all(nodes.map(({ line }) => line.close()));
    },
  };
}

/** Whether any question of an answer found anybody: then the index is not empty. */
function foundSomething(answer: string): boolean {
  return answer.includes('"hits":[{') || /"(?:estimatedTotalHits|totalHits)":[1-9]/.test(answer);
}

async function checkHealth({ line }: Node, signal: AbortSignal): Promise<void> {
  const { status } = await line.send({ method: 'GET', path: '/health', signal });
  if (status !== 200) throw new Error(`Meilisearch answered ${status}`);
}

async function post(
  { line, admission }: Node,
  path: string,
  body: string,
  timeoutMs: number,
): Promise<string> {
  const leave = admission.enter();
  if (!leave) throw new EngineFailure('busy', new Error('too many searches wait already'));
  let signal: AbortSignal | undefined;
  const send = () => {
    signal = AbortSignal.timeout(timeoutMs);
    return line.send({ method: 'POST', path, body, signal });
  };
  try {
    const { status, body: text } = await send().catch((error: unknown) => {
      // A kept connection that the engine closed (it restarted) says nothing about the engine now: try once more.
      if (isClosedConnection(error)) return send();
      throw error;
    });
    if (status === 200) return text;
    throw answeredFailure(status, text.slice(0, 500));
  } catch (error) {
    if (error instanceof EngineFailure) throw error;
    if (signal?.aborted) throw new EngineFailure('failed', new Error(`no answer within ${timeoutMs} ms`));
    throw new EngineFailure('away', error);
  } finally {
    leave();
  }
}

function isClosedConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

/** What an answer other than 200 means. A 400 is about what was asked, and its message may quote it: only its code is kept. */
function answeredFailure(status: number, text: string): EngineFailure {
  if (status === 400) {
    const code = /"code":"(\w+)"/.exec(text)?.[1] ?? 'no code';
    // Nobody can ask for another index: that ours is gone is not the question's fault.
    if (code === 'index_not_found') return new EngineFailure('away', new Error(code));
    return new EngineFailure('refused', new Error(`Meilisearch answered 400: ${code}`));
  }
  const broke = status >= 500 && status !== 503;
  return new EngineFailure(broke ? 'failed' : 'away', new Error(`Meilisearch answered ${status}: ${text}`));
}
