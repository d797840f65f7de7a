import type { OgCard } from '@directory/domain/site/og-image';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../errors.ts';
import { createDrawingThread } from './drawing-thread.ts';

/** What the pictures that are kept may weigh together, in bytes; one weighs 15 to 30 kB. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Whoever asks while so many wait is told to come back. */
const MOST_WAITING = 24;

/** Pictures, drawn one at a time beside the server's own thread; equal wishes share one drawing. */
export function createGallery() {
  const thread = createDrawingThread();
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (png) => png.length });
  const underWay = new Map<string, Promise<Buffer>>();

  async function draw(address: string, card: OgCard, siteName: string): Promise<Buffer> {
    try {
      const png = await thread.draw(card, siteName);
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
