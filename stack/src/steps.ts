import { StackError, reasonOf } from './stack-error.ts';

/** What a start goes through, in the order in which it is shown. Many of them run at the same time. */
export const STEPS = {
  build: 'Build',
  postgres: 'Postgres',
  supabase: 'Supabase API',
  migrations: 'Migrations',
  storage: 'Picture storage',
  sample: 'Sample data',
  meilisearch: 'Meilisearch',
  redis: 'Redis',
  mailbox: 'Mailbox',
  index: 'Search index',
  keyholder: 'Keyholder',
  api: 'API',
  worker: 'Mail worker',
  custodian: 'Custodian of people’s data',
  indexer: 'Indexer',
  site: 'Site',
  health: 'Health check',
} as const;

export type StepId = keyof typeof STEPS;

const ALL_STEPS = Object.keys(STEPS) as StepId[];
/** The steps of `npm start`, and of `npm run dev`, which builds nothing. */
export const START_STEPS = ALL_STEPS.filter((step) => step !== 'site');
export const DEVELOPMENT_STEPS = ALL_STEPS.filter((step) => step !== 'build' && step !== 'health');

export interface StepEvent {
  step: StepId;
  state: 'running' | 'done' | 'failed';
  /** A few words: what was done, or how far it is. */
  detail?: string | undefined;
  /** From its beginning to its end. */
  tookMs?: number;
  /** Between 0 and 1 when it is known. */
  progress?: number | undefined;
}

export type OnStep = (event: StepEvent) => void;

/**
 * Runs a step. `work` may tell how far it is, in a few words and as a fraction; `describe` gives the few words to show when it is done.
 */
export type RunStep = <T>(
  step: StepId,
  work: (progress: (detail: string, fraction?: number) => void) => Promise<T>,
  describe?: (result: T) => string,
) => Promise<T>;

/** What runs steps and tells `onStep` of their beginning, progress and end. */
export function stepsTold(onStep: OnStep): RunStep {
  return async (step, work, describe = () => '') => {
    const began = performance.now();
    const end = (state: 'done' | 'failed', detail?: string) =>
      onStep({ step, state, detail, tookMs: performance.now() - began });
    onStep({ step, state: 'running' });
    try {
      const result = await work((detail, progress) => onStep({ step, state: 'running', detail, progress }));
      end('done', describe(result));
      return result;
    } catch (error) {
      end('failed', 'failed');
      throw error;
    }
  };
}

/**
 * Like Promise.all, but waits for every promise before it rejects, so that nothing starts behind a failed start's back, and
 * rejects with every failure: whoever has two things to mend should not learn of them one by one.
 */
export async function allOf<T extends readonly Promise<unknown>[]>(
  promises: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(promises);
  const failures = new Set(
    settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])),
  );
  if (failures.size > 1) {
    const sentences = new Set([...failures].flatMap((failure) => reasonOf(failure).split('\n\n')));
    throw new StackError('several', [...sentences].join('\n\n'), { cause: new AggregateError(failures) });
  }
  return Promise.all(promises);
}
