import { alert, alertAct, alertAsk } from '@directory/domain/contracts/openings';
import { isEmail } from '@directory/domain/contracts/email';
import { searchInput } from '@directory/domain/contracts/search-state';
import { LANGUAGES } from '@directory/domain/language';
import { isPrivate } from '@directory/domain/query/understood';
import { inLanguage, paths } from '@directory/domain/site/paths';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { invalidFields } from '../../errors.ts';
import { limitBody, parseJson, readFields } from '../../http/body.ts';
import { callerKey } from '../../http/client-address.ts';
import { serveUnread } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import { DAYS, HOURS, type LimitStore, longestWaitMs, redisLimit } from '../../http/redis-limit.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import { createLinks } from '../../messages/mail/links.ts';
import type { SearchGateway } from '../../search/gateway.ts';
import { actOnAlert, ALERT_ACTS, askForAlert, selectAlert } from './alerts.ts';

const language = z.enum(LANGUAGES).default('en');
const askForm = z.object({ email: z.string().trim(), search: z.string().max(8_000), language });
const actForm = z.object({ token: z.string().max(100), act: z.enum(ALERT_ACTS), language });

/** "Tell me when" of a search that finds few: pages without scripts, pressed and not opened. */
export function registerAlerts(
  app: App,
  context: {
    config: Config;
    log: Logger;
    sql: postgres.Sql;
    limitStore: LimitStore;
    emailQueue: Queue;
    gateway: SearchGateway;
  },
): void {
  const { config, sql, log, limitStore, emailQueue: queue, gateway } = context;
  const { tokens, serveView, serveUnsubscribing } = createLinks(app, context);
  const limit = (name: string, points: number, duration: number) =>
    redisLimit(limitStore, { name: `limit:alerts:${name}`, points, duration });
  const [perCaller, perAddress] = [limit('caller', 10, HOURS), limit('address', 5, DAYS)];

  for (const path of [alertAsk.path, alertAct.path, paths.alert('')])
    app.post(path, refuseForeign(config.publicUrl), limitBody(16 * 1024));
  serveUnread(app, alertAsk, async (c) => {
    const { data, error } = askForm.safeParse(await readFields(c));
    if (error) throw invalidFields(error);
    const page = (path: string) => c.redirect(inLanguage(path, data.language), 303);
    const { data: search, error: unreadable } = searchInput.safeParse(parseJson(data.search));
    if (unreadable) throw invalidFields(unreadable);
    if (!isEmail(data.email)) return page(paths.alert('', 'failed'));
    // What is private is kept nowhere; who writes of danger is shown help.
    for (const words of [search.search, search.city, search.near]) {
      const { read } = await gateway.place({ ...search, search: words, literal: [], firm: [] });
      const understood = read.reading?.understood;
      if (isPrivate(understood) || understood?.mayBecomeDanger) return page(paths.tonight());
    }
    let waitMs = await longestWaitMs([perCaller.consume(callerKey(c, config.trustedProxies))]);
    if (waitMs === 0)
      waitMs = await longestWaitMs([perAddress.consume(limitStore.digest(data.email.toLowerCase()))]);
    if (waitMs > 0) return page(paths.alert('', 'later'));
    await askForAlert({ sql, queue, log, requestId: c.get('requestId') }, { ...data, search });
    return page(paths.alert('', 'sent'));
  });
  serveView(alert, 'alert', selectAlert);
  serveUnread(app, alertAct, async (c) => {
    const { data, error } = actForm.safeParse(await readFields(c));
    if (error) throw invalidFields(error);
    const id = tokens.idIn('alert', data.token);
    const isDone = id !== null && (await actOnAlert(sql, id, data.act));
    const did = id !== null && data.act === 'end' ? 'ended' : isDone ? 'confirmed' : 'gone';
    return c.redirect(inLanguage(paths.alert(did === 'ended' ? '' : data.token, did), data.language), 303);
  });
  // Pressed again, it is as ended as before.
  const end = async (id: string) => {
    await actOnAlert(sql, id, 'end');
    return true;
  };
  serveUnsubscribing(paths.alert(''), 'alert', end, 'You are not told any more.');
}
