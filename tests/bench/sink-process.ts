import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { SinkSays } from './bin/mail-sink.ts';

export interface SinkProcess extends AsyncDisposable {
  url: string;
  /** Runs `send` and resolves with the mails per second from the first to the last of `count`. */
  measure(count: number, send: () => Promise<void>): Promise<number>;
}

/** Starts the benchmark's SMTP server in a process of its own. */
export async function startSink(): Promise<SinkProcess> {
  const root = resolve(import.meta.dirname, '..', '..');
  const child = fork('scripts/run.mjs', ['tests/bench/bin/mail-sink.ts'], { cwd: root });
  const next = async <T extends SinkSays>() => ((await once(child, 'message')) as [T])[0];
  const { port } = await next<{ port: number }>();
  return {
    url: `smtp://127.0.0.1:${port}`,
    async measure(count, send) {
      const done = next<{ firstAt: number; lastAt: number }>();
      child.send({ expect: count });
      await send();
      const { firstAt, lastAt } = await done;
      return ((count - 1) / (lastAt - firstAt)) * 1000;
    },
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
