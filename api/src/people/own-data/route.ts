import { dataAct, dataAsk, dataCopy, ownData } from '@directory/domain/contracts/own-data';
import { isEmail } from '@directory/domain/contracts/email';
import { LANGUAGES } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import type { Context as HonoContext } from 'hono';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { callerKey } from '../../http/client-address.ts';
import { pageLanguage, serve } from '../../http/contract.ts';
import type { App, Environment } from '../../http/environment.ts';
import { DAYS, HOURS, longestWaitMs, redisLimit } from '../../http/redis-limit.ts';
import { createLinks, gone } from '../../messages/mail/links.ts';
import { type FormContext, outboxOf } from '../../messages/mail/outbox.ts';
import { askForDataLink, askOwnData, DATA_ACTS, selectCopy, selectOwnData } from './store.ts';

const language = z.enum(LANGUAGES).default('en');
const askForm = z.object({ email: z.string().trim(), language });
const actForm = z.object({ token: z.string().min(20).max(100), act: z.enum(DATA_ACTS), language });

/** A copy takes seconds: for so long a press waits for it, and then the page says that it comes. */
const COPY_TRIES = 20;
const COPY_WAIT_MS = 250;

/** Somebody without an account sees, copies and erases what is held of their address: pages without scripts, pressed and not opened. */
export function registerOwnData(app: App, context: FormContext): void {
  const { config, sql, limitStore } = context;
  const { serveAct } = createLinks(app, context, 4 * 1024);
  const limit = (name: string, points: number, duration: number) =>
    redisLimit(limitStore, { name: `limit:data-links:${name}`, points, duration });
  const [perCaller, perAddress] = [limit('caller', 10, HOURS), limit('address', 5, DAYS)];

  serveAct(dataAsk, askForm, async (asked, c) => {
    if (!isEmail(asked.email)) return paths.yourData('', 'failed');
    let waitMs = await longestWaitMs([perCaller.consume(callerKey(c, config.trustedProxies))]);
    if (waitMs === 0)
      waitMs = await longestWaitMs([perAddress.consume(limitStore.digest(asked.email.toLowerCase()))]);
    if (waitMs > 0) return paths.yourData('', 'later');
    await askForDataLink(outboxOf(c, context), asked);
    return paths.yourData('', 'sent');
  });

  const found = <Found>(c: HonoContext<Environment>, it: Found | null): Found => {
    if (it === null) throw gone(pageLanguage(c));
    return it;
  };
  serve(app, ownData, async (c, { token }) =>
    c.json(found(c, await selectOwnData(sql, token)), 200, { 'Cache-Control': 'no-store' }),
  );
  serve(app, dataCopy, async (c, { token }) =>
    c.body(`${JSON.stringify(found(c, await selectCopy(sql, token)), null, 2)}\n`, 200, {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
    }),
  );

  serveAct(dataAct, actForm, async ({ token, act }, c) => {
    // The page of the link says why: it has ended, or the address is a member's by now.
    if (!(await askOwnData(sql, token, act))) return paths.yourData(token, 'gone');
    if (act === 'erase') return paths.yourData('', 'erasing');
    for (let tries = 0; tries < COPY_TRIES && !c.req.raw.signal.aborted; tries += 1) {
      if ((await selectOwnData(sql, token))?.copy === 'made') break;
      await delay(COPY_WAIT_MS);
    }
    return paths.yourData(token, 'copy');
  });
}
