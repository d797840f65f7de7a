import { PROFILE_INDEX } from '@directory/search-config/document';
import type { Telemetry } from '@directory/runtime/telemetry/open-telemetry';
import { inSpan } from '@directory/runtime/telemetry/tracing';
import type { SearchNode } from '@directory/search-config/nodes';
import { setTimeout as delay } from 'node:timers/promises';
import { secondsSince, type ServerMetrics } from '../observers.ts';
import { createSearchEngine, EngineFailure, type SearchEngine } from './engine.ts';
import { isInStep, isLost, type NodeStates } from './node-states.ts';

interface EnginesOptions {
  nodes: readonly SearchNode[];
  searchKey: string;
  states: Pick<NodeStates, 'of' | 'hasProfiles'>;
  metrics: Telemetry<ServerMetrics>['metrics'];
  tracing: Telemetry<ServerMetrics>['tracing'];
}

/** How long the first engines are given when there is another to ask. */
const IMPATIENT_MS = 1000;
/** How often one that failed is asked whether it is well again. */
const PROBE_MS = 500;

interface Node {
  readonly name: string;
  readonly engine: SearchEngine;
  /** Answered when it was last asked. */
  isUp: boolean;
}

/**
 * Several engines as one: questions go in turn to those that are well and in step with the database, and when one fails, to the next,
 * within the same request. One that is behind is asked only when no other can be; one whose index is lost is never asked.
 */
export function createSearchEngines({
  nodes: given,
  searchKey,
  states,
  metrics,
  tracing,
}: EnginesOptions): SearchEngine {
  const nodes: Node[] = given.map(({ name, url }) => ({
    name,
    engine: createSearchEngine({ url, searchKey }),
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

  async function ask(
    { name, engine }: Node,
    path: string,
    json: string,
    timeoutMs?: number,
  ): Promise<string> {
    const answer = await observed(name, () => engine.post(path, json, timeoutMs));
    if (foundSomething(answer) || !states.hasProfiles() || !(await isEmpty(engine))) return answer;
    throw new EngineFailure('away', new Error('The index is empty, and there are active profiles.'));
  }

  /** Out of turn until it says that it is well. With one engine there is no other: it is asked all the same. */
  async function leaveOut(node: Node): Promise<void> {
    if (!node.isUp) return;
    node.isUp = false;
    while (!node.isUp && !closed.signal.aborted) {
      try {
        await delay(PROBE_MS, undefined, { signal: closed.signal, ref: false });
        await node.engine.checkHealth(AbortSignal.timeout(IMPATIENT_MS));
        node.isUp = true;
      } catch {
        // Asked again in a moment.
      }
    }
  }

  return {
    async post(path, json) {
      const order = inOrder();
      const waits = nodes.flatMap(({ name }) => states.of(name)?.secondsLeft ?? []);
      let failure = new EngineFailure('away', new Error('No index is in order.'), Math.min(...waits));
      for (const [index, node] of order.entries()) {
        const isLast = index === order.length - 1;
        try {
          return await ask(node, path, json, isLast ? undefined : IMPATIENT_MS);
        } catch (error) {
          if (!(error instanceof EngineFailure) || error.kind === 'refused') throw error;
          failure = error;
          // One that has too much to do is well.
          if (nodes.length > 1 && error.kind !== 'busy') void leaveOut(node);
        }
      }
      throw failure;
    },
    async checkHealth(signal) {
      await Promise.any(nodes.map(({ engine }) => engine.checkHealth(signal)));
    },
    async close() {
      closed.abort();
      await Promise.all(nodes.map(({ engine }) => engine.close()));
    },
  };
}

/** Whether any question of an answer found anybody: then the index is not empty. */
function foundSomething(answer: string): boolean {
  return answer.includes('"hits":[{') || /"(?:estimatedTotalHits|totalHits)":[1-9]/.test(answer);
}

async function isEmpty(engine: SearchEngine): Promise<boolean> {
  return !foundSomething(await engine.post(`/indexes/${PROFILE_INDEX}/search`, '{"q":"","limit":0}'));
}
