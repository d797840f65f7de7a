import type { OgCard } from '@directory/domain/site/og-image';
import { LRUCache } from 'lru-cache';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ApiError } from '../../errors.ts';

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

/** What the pictures that are kept may weigh together, in bytes; one weighs 15 to 30 kB. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Whoever asks while so many wait is told to come back. */
const MOST_WAITING = 24;
/** The drawing program ends when nothing was drawn for this long. */
const IDLE_MS = 60_000;

/** Pictures, drawn one at a time beside the server; equal wishes share one drawing. */
export function createGallery() {
  const program = createDrawingProgram();
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (png) => png.length });
  const underWay = new Map<string, Promise<Buffer>>();

  async function draw(address: string, card: OgCard, siteName: string): Promise<Buffer> {
    try {
      const png = await program.draw(card, siteName);
      kept.set(address, png);
      return png;
    } finally {
      underWay.delete(address);
    }
  }

  return {
    /** Whether the picture at this address is there, or on its way: showing it draws nothing. */
    has: (address: string) => kept.has(address) || underWay.has(address),
    /** The picture at this address, drawn when it is not kept. @throws ApiError 503 while too many are waiting */
    async picture(address: string, card: OgCard, siteName: string): Promise<Buffer> {
      const found = kept.get(address) ?? underWay.get(address);
      if (found) return found;
      if (underWay.size >= MOST_WAITING) {
        const sentence = 'Too many pictures are being drawn. Please try again in a moment.';
        throw new ApiError(503, 'pictures_busy', sentence);
      }
      const drawing = draw(address, card, siteName);
      underWay.set(address, drawing);
      return drawing;
    },
  };
}

/**
 * A program of its own draws: what drawing takes of memory, a thread of the server would keep after its end. It starts with the
 * first picture, and is given none of the server's environment.
 */
function createDrawingProgram() {
  let running: { child: ChildProcess; waiting: Map<number, (answer: DrawingAnswer) => void> } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): NonNullable<typeof running> {
    // With an arena for each thread the C library keeps three times as much of what libvips frees.
    const child = fork(drawingProgram(), {
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: [...process.execArgv, '--max-old-space-size=64'],
      serialization: 'advanced',
    });
    // It alone does not keep the server running.
    child.unref();
    child.channel?.unref();
    const mine = { child, waiting: new Map<number, (answer: DrawingAnswer) => void>() };
    const end = (reason: string) => {
      if (running === mine) running = null;
      for (const [id, answer] of mine.waiting) answer({ id, error: reason });
      mine.waiting.clear();
    };
    child.on('message', (answer: DrawingAnswer) => {
      mine.waiting.get(answer.id)?.(answer);
      mine.waiting.delete(answer.id);
    });
    child.on('error', (error) => end(String(error)));
    child.on('exit', (code, signal) => end(`The drawing program has ended (${code ?? signal}).`));
    running = mine;
    return mine;
  }

  function rest(): void {
    running?.child.kill();
    running = null;
  }

  return {
    /** The picture as PNG. @throws Error when it cannot be drawn */
    async draw(card: OgCard, siteName: string): Promise<Buffer> {
      clearTimeout(idle);
      const { child, waiting } = running ?? start();
      const id = ++lastId;
      const answer = await new Promise<DrawingAnswer>((resolve) => {
        waiting.set(id, resolve);
        child.send({ id, card, siteName } satisfies DrawingOrder);
      });
      clearTimeout(idle);
      if (waiting.size === 0) idle = setTimeout(rest, IDLE_MS).unref();
      if (!answer.png) throw new Error(`The picture could not be drawn: ${answer.error ?? ''}`);
      return Buffer.from(answer.png);
    },
  };
}

/** Beside the built server, or the source when the server runs from its sources. */
function drawingProgram(): string {
  const beside = import.meta.url.endsWith('.ts') ? '../../bin/og-image.ts' : './og-image.js';
  return fileURLToPath(new URL(beside, import.meta.url));
}
