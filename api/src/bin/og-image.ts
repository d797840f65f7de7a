// A thread that draws pictures, so that a page never waits for one. Started by og-image/gallery.ts.
import { parentPort } from 'node:worker_threads';
import { createCardPainter } from '../site/og-image/draw-card.ts';
import type { DrawingAnswer, DrawingOrder } from '../site/og-image/drawing-thread.ts';

const painter = createCardPainter();

parentPort?.on('message', ({ id, card, siteName }: DrawingOrder) => {
  painter
    .then((paint) => paint(card, siteName))
    .then((png): DrawingAnswer => ({ id, png }))
    .catch((error: unknown): DrawingAnswer => ({ id, error: String(error) }))
    .then((answer) => parentPort?.postMessage(answer))
    .catch((error: unknown) => {
      throw error;
    });
});
