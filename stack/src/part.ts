import type { PortBook } from './data-dir/ports.ts';
import type { Secrets } from './data-dir/secrets.ts';
import type { Supervisor } from './process/supervisor.ts';

/** What every embedded part is given to start with. */
export interface PartContext {
  /** Absolute. Each part keeps to a folder of its own in it. */
  dataDir: string;
  secrets: Secrets;
  ports: PortBook;
  supervisor: Supervisor;
  /** Tells the person at the keyboard something that they may want to know: one plain sentence. */
  say: (sentence: string) => void;
}

/** Whether a part runs here or was named by the environment. Disposing a given part does nothing. */
export type Origin = 'embedded' | 'environment';

/** For a part that the environment names: there is nothing to stop. */
export const nothingToStop = (): Promise<void> => Promise.resolve();
