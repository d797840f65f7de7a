import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';

export interface Request {
  path: string;
  method: 'GET' | 'POST';
  body?: string;
}

export interface Rate {
  perSecond: number;
  seconds: number;
}

export interface Outcome {
  /** Answered with 200 per second. */
  good: number;
  /** Answered with 503 per second. */
  refused: number;
  /** Not answered in time, with anything else, or not at all: how many, by what happened. */
  lost: Record<string, number>;
  /** Of those that were answered with 200, in ms since they were due; and of those with 503. */
  latencies: number[];
  refusals: number[];
  /** How late the 99th of a hundred turns of the sender itself was, in ms: so much of the latencies may be its own. */
  ownDelayMs: number;
}

/** Whoever waits longer has gone. */
const PATIENCE_MS = 10_000;
const TICK_MS = 5;

/**
 * Sends requests at a fixed rate, whether or not those before them were answered, as visitors do: each over a connection that is free, or a
 * new one. A request's time begins when it is due, not when the sender gets round to it.
 */
export async function openLoop(
  url: string,
  next: () => Request,
  { perSecond, seconds }: Rate,
): Promise<Outcome> {
  const pool = new Pool(url, { connections: null, headersTimeout: PATIENCE_MS });
  const turns = monitorEventLoopDelay({ resolution: TICK_MS });
  const latencies: number[] = [];
  const refusals: number[] = [];
  const lost: Record<string, number> = {};
  const send = async (due: number): Promise<void> => {
    const outcome = await ask(pool, next()).catch((error: unknown) => codeOf(error));
    if (outcome === 200) latencies.push(performance.now() - due);
    else if (outcome === 503) refusals.push(performance.now() - due);
    else lost[outcome] = (lost[outcome] ?? 0) + 1;
  };
  turns.enable();
  const sent: Promise<void>[] = [];
  const start = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - start) {
    for (let due = sent.length / perSecond; due * 1000 <= elapsed; due = sent.length / perSecond)
      sent.push(send(start + due * 1000));
    await delay(TICK_MS);
  }
  turns.disable();
  await Promise.all(sent);
  await pool.close();
  return {
    good: latencies.length / seconds,
    refused: refusals.length / seconds,
    lost,
    latencies,
    refusals,
    ownDelayMs: turns.percentile(99) / 1e6,
  };
}

/** Asks as a browser behind a proxy does, each time from another address. Resolves with the status when the answer is there. */
export async function ask(pool: Dispatcher, { path, method, body }: Request): Promise<number> {
  const headers = {
    'accept-encoding': 'br',
    'x-forwarded-for': anotherAddress(),
    ...(body && { 'content-type': 'application/json' }),
  };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await pool.request({ path, method, headers, signal, ...(body && { body }) });
  await answer.body.dump();
  return answer.statusCode;
}

let visitors = 0;

/** The address of a visitor who has not been here. */
export function anotherAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
