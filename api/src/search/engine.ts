import { connectMeilisearch } from '@directory/search-config/meilisearch-http';
import { ApiError } from '../errors.ts';
import { createAdmission, TOO_BUSY } from '../http/admission.ts';

/** So many questions are sent whatever was measured: a page asks two or three at once. */
const ALWAYS = 48;

interface EngineOptions {
  /** Meilisearch's address without a final slash. */
  url: string;
  /** A key that may search the public index and nothing else. */
  searchKey: string;
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
    } else {
      const isKnown = Number.isFinite(secondsLeft);
      const sentence = isKnown
        ? `Search is being built anew, which takes about ${secondsLeft} seconds more. Please try again then.`
        : 'Search did not answer. Please try again in a moment.';
      const retryAfterSeconds = isKnown ? Math.max(1, secondsLeft) : 5;
      super(503, isKnown ? 'search_rebuilding' : 'search_unavailable', sentence, {
        cause,
        retryAfterSeconds,
      });
    }
    this.kind = kind;
  }
}

/** The line to Meilisearch. */
export interface SearchEngine {
  /**
   * Posts a JSON text and returns the answer's.
   * @param timeoutMs how long to wait, when not as long as usual
   * @throws EngineFailure when no usable answer comes in time, or the engine refuses what was asked
   */
  post(path: string, json: string, timeoutMs?: number): Promise<string>;
  /** Resolves when Meilisearch says that it is available. @throws Error when it does not */
  checkHealth(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** The line to one Meilisearch. */
export function createSearchEngine({
  url,
  searchKey,
  timeoutMs: patienceMs = 3000,
}: EngineOptions): SearchEngine {
  const line = connectMeilisearch({
    url,
    apiKey: searchKey,
    connections: 32,
    connectTimeoutMs: 1000,
  });
  // No more wait for it than it answers in time.
  const admission = createAdmission({ always: ALWAYS });

  async function send(path: string, body: string, timeoutMs: number) {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await line.send({ method: 'POST', path, body, signal });
    } catch (error) {
      if (signal.aborted) throw new EngineFailure('failed', new Error(`no answer within ${timeoutMs} ms`));
      throw error;
    }
  }

  return {
    async post(path, json, timeoutMs = patienceMs) {
      const leave = admission.enter();
      if (!leave) throw new EngineFailure('busy', new Error('too many searches wait already'));
      const answer = await send(path, json, timeoutMs)
        .catch((error: unknown) => {
          // A kept connection that the engine closed (it restarted) says nothing about the engine now: try once more.
          if (isClosedConnection(error)) return send(path, json, timeoutMs);
          throw error;
        })
        .catch((error: unknown) => {
          throw error instanceof EngineFailure ? error : new EngineFailure('away', error);
        })
        .finally(() => leave());
      if (answer.status === 200) return answer.body;
      throw answeredFailure(answer.status, answer.body.slice(0, 500));
    },
    async checkHealth(signal) {
      const { status } = await line.send({ method: 'GET', path: '/health', signal });
      if (status !== 200) throw new Error(`Meilisearch answered ${status}`);
    },
    close: () => line.close(),
  };
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
