import { Listr } from 'listr2';
import { STEPS, type OnStep, type StepEvent, type StepId } from './steps.ts';

/** Shows a start's steps while it runs. Call `close` when it has ended, whichever way. */
export interface ProgressDisplay {
  onStep: OnStep;
  say: (sentence: string) => void;
  close(): Promise<void>;
}

/** A live list in a terminal; one plain line for each finished step elsewhere. */
export function showProgress(output: NodeJS.WriteStream, steps: readonly StepId[]): ProgressDisplay {
  // A terminal that does not say how wide it is would get one letter a line.
  return output.isTTY && output.columns > 20 ? liveList(output, steps) : plainLines(output);
}

const plainLines = (output: NodeJS.WriteStream): ProgressDisplay => ({
  onStep({ step, state, detail, tookMs = 0 }) {
    if (state === 'running') return;
    const words = [STEPS[step], detail].filter(Boolean).join(': ');
    output.write(`${state === 'failed' ? 'x' : '-'} ${words} (${(tookMs / 1000).toFixed(1)} s)\n`);
  },
  say: (sentence) => void output.write(`${sentence}\n`),
  close: () => Promise.resolve(),
});

function liveList(output: NodeJS.WriteStream, steps: readonly StepId[]): ProgressDisplay {
  const listeners = new Map<StepId, (event: StepEvent) => void>();
  const sentences: string[] = [];
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));

  const list = new Listr(
    steps.map((step) => ({
      title: STEPS[step],
      task: (_context: unknown, task: { title: string; output: string }) =>
        new Promise<void>((resolve, reject) => {
          listeners.set(step, ({ state, detail, progress }) => {
            if (state === 'running') {
              const bar = progress === undefined ? '' : `${bars(progress)} `;
              if (detail) task.output = bar + detail;
              return;
            }
            if (detail) task.title = `${STEPS[step]}: ${detail}`;
            if (state === 'done') resolve();
            else reject(new Error(STEPS[step]));
          });
          void closed.then(resolve);
        }),
    })),
    {
      concurrent: true,
      exitOnError: false,
      registerSignalListeners: false,
      rendererOptions: { showErrorMessage: false, collapseErrors: false, showSubtasks: false },
    },
  );
  const ended = list.run().catch(() => undefined);
  return {
    onStep: (event) => listeners.get(event.step)?.(event),
    say: (sentence) => void sentences.push(sentence),
    async close() {
      close();
      await ended;
      for (const sentence of sentences) output.write(`${sentence}\n`);
    },
  };
}

function bars(fraction: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, fraction)) * 20);
  return `${'█'.repeat(filled)}${'░'.repeat(20 - filled)} ${Math.round(fraction * 100)} %`;
}
