import { EventEmitter, on } from 'node:events';
import { createWriteStream, renameSync, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';

const MAX_BYTES = 5_000_000;
const TAIL_LINES = 30;

/** A part's log: a file of bounded size, and its last lines in memory for error messages. */
export type LogFile = Awaited<ReturnType<typeof openLogFile>>;

/**
 * Opens a part's log afresh (the previous run's is kept beside it as `.1`). Beyond 5 MB the file becomes `.1` and a new
 * one begins, so that a part takes at most 10 MB of logs however long it runs.
 */
export async function openLogFile(path: string) {
  await rm(`${path}.1`, { force: true });
  let stream = rotate(path);
  let bytes = 0;
  let partialLine = '';
  const lines: string[] = [];
  const events = new EventEmitter();
  events.setMaxListeners(0);
  return {
    path,
    write(chunk: Buffer) {
      if (bytes + chunk.length > MAX_BYTES) {
        stream.end();
        stream = rotate(path);
        bytes = 0;
      } else if (stream.destroyed) {
        // A disk that took no more may take lines again.
        stream = open(path, 'a');
      }
      bytes += chunk.length;
      stream.write(chunk);
      const complete = (partialLine + chunk.toString('utf8')).split('\n');
      partialLine = (complete.pop() ?? '').slice(-4000);
      lines.push(...complete.slice(-TAIL_LINES));
      for (const line of complete) events.emit('line', line);
      lines.splice(0, lines.length - TAIL_LINES);
    },
    /** The last lines written, oldest first. */
    tail: (count: number) => [...lines, partialLine].filter((line) => line.trim() !== '').slice(-count),
    onLine: (listener: (line: string) => void) => void events.on('line', listener),
    /** Resolves with the next whole line that holds `text`; rejects when `signal` aborts. */
    async nextLine(text: string, signal: AbortSignal): Promise<string> {
      for await (const [line] of on(events, 'line', { signal }) as AsyncIterable<[string]>) {
        if (line.includes(text)) return line;
      }
      throw signal.reason;
    },
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => stream.end(() => resolve()));
    },
  };
}

function rotate(path: string): WriteStream {
  try {
    renameSync(path, `${path}.1`);
  } catch {
    // The first run has no previous log.
  }
  return open(path, 'w');
}

function open(path: string, flags: 'a' | 'w'): WriteStream {
  const stream = createWriteStream(path, { mode: 0o600, flags });
  // A full disk must not take the stack down through its logs: lines are lost, the tail in memory stays.
  stream.on('error', () => undefined);
  return stream;
}
