import { isLanguage } from '@directory/domain/language';
import { OG_IMAGE_KINDS } from '@directory/domain/site/og-image';
import type { Config } from '../../config.ts';
import { callerKey } from '../../http/client-address.ts';
import type { App } from '../../http/environment.ts';
import { longestWaitMs, MINUTES, redisLimit, refuseWait, type LimitStore } from '../../http/redis-limit.ts';
import { type CardSources, findCard } from './find-card.ts';
import { createGallery } from './gallery.ts';

const SITE_NAMES = { en: 'Psychologist Directory', fr: 'Répertoire des psychologues' } as const;

const address = new RegExp(
  `^/og/(${OG_IMAGE_KINDS.join('|')})/([a-z0-9-]{1,200}(?:/[a-z0-9-]{1,200}){0,2})\\.(en|fr)\\.[a-z0-9]{1,12}\\.png$`,
);

/**
 * GET /og/{kind}/{key}.{language}.{hash}.png: the picture that stands for a page where it is shared. An address with
 * another hash than the subject's present one leads to the present picture.
 */
export function registerOgImages(
  app: App,
  context: CardSources & { config: Config; limitStore: LimitStore },
): void {
  const { trustedProxies, requestsPerMinute } = context.config;
  const gallery = createGallery();
  // One is drawn in a tenth of a second, by the one thread that there is for it: 30 a minute where 600 of other requests are allowed.
  const points = Math.ceil(requestsPerMinute / 20);
  const drawings = redisLimit(context.limitStore, { name: 'limit:drawing', points, duration: MINUTES });
  app.get('/og/*', async (c, next) => {
    const [, kindText, key = '', language] = address.exec(c.req.path) ?? [];
    const kind = OG_IMAGE_KINDS.find((known) => known === kindText);
    if (!kind || !isLanguage(language)) return next();
    const found = await findCard(context, { kind, key, language });
    if (!found) return next();
    if (found.path !== c.req.path) {
      c.header('Cache-Control', 'public, max-age=300');
      return c.redirect(found.path, 302);
    }
    if (!gallery.has(found.path)) {
      const waitMs = await longestWaitMs([drawings.consume(callerKey(c, trustedProxies))]);
      refuseWait(waitMs, 'too_many_pictures', 'Too many new pictures. Please wait a moment and try again.');
    }
    const png = await gallery.picture(found.path, found.card, SITE_NAMES[language]);
    return c.body(new Uint8Array(png), 200, {
      'Content-Type': 'image/png',
      // What is drawn is in the address.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}
