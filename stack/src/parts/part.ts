import { setTimeout as delay } from 'node:timers/promises';
import type { PortBook } from '../data-dir/ports.ts';
import type { Secrets } from '../data-dir/secrets.ts';
import type { Supervisor } from '../process/supervisor.ts';
import { StackError, reasonOf } from '../stack-error.ts';

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

/** A server that the site needs. Disposing one that runs here stops it; one that the environment names goes on. */
export interface Part extends AsyncDisposable {
  origin: 'embedded' | 'environment';
}

/** The part that runs here and is reached as `address` says. */
export const embedded = <T extends object>(address: T, program: AsyncDisposable): T & Part => ({
  ...address,
  origin: 'embedded',
  [Symbol.asyncDispose]: () => program[Symbol.asyncDispose](),
});

/** The part that the environment names: there is nothing to stop. */
export const fromEnvironment = <T extends object>(address: T): T & Part => ({
  ...address,
  origin: 'environment',
  [Symbol.asyncDispose]: () => Promise.resolve(),
});

/** Resolves when `ask` does, which is repeated until then; rejects when `signal` aborts. */
export async function untilAnswered(ask: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    try {
      await ask();
      return;
    } catch {
      await delay(50, undefined, { signal });
    }
  }
}

/** Asks a server that the environment names once. @throws StackError with that code that begins with `what` and the reason */
export async function reach<T>(code: string, what: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new StackError(code, `${what}: ${reasonOf(cause)}.`, { cause });
  }
}

/** Resolves when the address answers with a status that is right. @throws when it does not */
export async function fetchStatus(
  url: string,
  isRight: (status: number) => boolean,
  init: RequestInit,
): Promise<void> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (!isRight(response.status)) throw new Error(`HTTP ${response.status}`);
}
