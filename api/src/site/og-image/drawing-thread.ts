import type { OgCard } from '@directory/domain/site/og-image';
import { Worker } from 'node:worker_threads';

export interface DrawingOrder {
  id: number;
  card: OgCard;
  siteName: string;
}

export interface DrawingAnswer {
  id: number;
  png?: Uint8Array;
  error?: string;
}

/** The thread gives its memory back when nothing was drawn for this long. */
const IDLE_MS = 60_000;

/** One thread that draws pictures one after the other. It starts with the first and ends when it has been idle. */
export function createDrawingThread() {
  let running: { worker: Worker; waiting: Map<number, (answer: DrawingAnswer) => void> } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): NonNullable<typeof running> {
    const worker = new Worker(threadProgram());
    // A thread alone does not keep the server running.
    worker.unref();
    const mine = { worker, waiting: new Map<number, (answer: DrawingAnswer) => void>() };
    const end = (reason: string) => {
      if (running === mine) running = null;
      for (const [id, answer] of mine.waiting) answer({ id, error: reason });
      mine.waiting.clear();
    };
    worker.on('message', (answer: DrawingAnswer) => {
      mine.waiting.get(answer.id)?.(answer);
      mine.waiting.delete(answer.id);
    });
    worker.on('error', (error) => end(String(error)));
    worker.on('exit', () => end('The drawing thread has ended.'));
    running = mine;
    return mine;
  }

  return {
    /** The picture as PNG. @throws Error when it cannot be drawn */
    async draw(card: OgCard, siteName: string): Promise<Buffer> {
      clearTimeout(idle);
      const { worker, waiting } = running ?? start();
      const id = ++lastId;
      const answer = await new Promise<DrawingAnswer>((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, card, siteName } satisfies DrawingOrder);
      });
      clearTimeout(idle);
      idle = setTimeout(() => void running?.worker.terminate(), IDLE_MS).unref();
      if (!answer.png) throw new Error(`The picture could not be drawn: ${answer.error ?? ''}`);
      return Buffer.from(answer.png);
    },
  };
}

/** The thread's program: beside the built server, or the source when the server runs from its sources. */
function threadProgram(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('../../bin/og-image.ts', import.meta.url)
    : new URL('./og-image.js', import.meta.url);
}
