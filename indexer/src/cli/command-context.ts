import { SingleBar } from 'cli-progress';
import type { IndexerConfig } from '../config.ts';
import type { Lease } from '../log/lease.ts';
import type { Target } from '../target.ts';

export interface CommandContext {
  config: IndexerConfig;
  targets: readonly Target[];
  /** For what writes: should this process stand still, the others need not wait for it. Ends with the command. */
  takeLease: () => Lease;
  /** Writes the result: one line of JSON or the text. */
  report: (result: unknown, text: string) => void;
  progress: ProgressBar;
}

/** Runs a command's work with its context; what it returns says whether the command did what was asked. */
export type RunCommand = (
  options: { json?: boolean },
  work: (context: CommandContext) => Promise<boolean>,
) => Promise<void>;

/** A bar on stderr, on terminals only, with profiles per second. */
export class ProgressBar {
  readonly #bar = new SingleBar({
    stream: process.stderr,
    format: '{task} [{bar}] {value}/{total} profiles, {rate}/s, {eta_formatted} left',
    hideCursor: true,
    clearOnComplete: true,
  });
  #startedAt = 0;

  /** A reporter for one task; the bar appears with the first report. */
  start(task: string): (done: number, total: number) => void {
    this.#startedAt = 0;
    return (done, total) => {
      if (this.#startedAt === 0) {
        this.#startedAt = performance.now();
        this.#bar.start(total, done, { task, rate: 0 });
        return;
      }
      const seconds = (performance.now() - this.#startedAt) / 1000;
      this.#bar.update(done, { rate: seconds > 0 ? Math.round(done / seconds) : 0 });
    };
  }

  stop(): void {
    this.#bar.stop();
  }
}
