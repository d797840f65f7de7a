// A program that draws pictures for the server that started it (og-image/gallery.ts), so that a page never waits for one.
import { writeFile } from 'node:fs/promises';
import { createCardPainter } from '../site/og-image/draw-card.ts';
import type { DrawingAnswer, DrawingOrder } from '../site/og-image/gallery.ts';

const painter = createCardPainter();
const answer = (message: DrawingAnswer) => process.send?.(message);

process.on('message', ({ id, card, siteName }: DrawingOrder) => {
  painter
    .then((paint) => paint(card, siteName))
    .then(
      (png) => answer({ id, png }),
      (error: unknown) => answer({ id, error: String(error) }),
    );
});
process.on('disconnect', () => process.exit());

// Where memory runs out, Linux ends this program and not the server. Other systems have no such file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
