import { alert, alertAct, alertAsk } from '@directory/domain/contracts/openings';
import { isEmail } from '@directory/domain/contracts/email';
import { searchInput } from '@directory/domain/contracts/search-state';
import { LANGUAGES } from '@directory/domain/language';
import { isPrivate } from '@directory/domain/query/understood';
import { paths } from '@directory/domain/site/paths';
import { z } from 'zod';
import { invalidFields } from '../../errors.ts';
import { parseJson } from '../../http/body.ts';
import { callerKey } from '../../http/client-address.ts';
import type { App } from '../../http/environment.ts';
import { DAYS, HOURS, longestWaitMs, redisLimit } from '../../http/redis-limit.ts';
import { createLinks } from '../../messages/mail/links.ts';
import { type FormContext, outboxOf } from '../../messages/mail/outbox.ts';
import type { SearchGateway } from '../../search/gateway.ts';
import { actOnAlert, ALERT_ACTS, askForAlert, selectAlert } from './alerts.ts';

const language = z.enum(LANGUAGES).default('en');
const askForm = z.object({ email: z.string().trim(), search: z.string().max(8_000), language });
const actForm = z.object({ token: z.string().max(100), act: z.enum(ALERT_ACTS), language });

/** "Tell me when" of a search that finds few: pages without scripts, pressed and not opened. */
export function registerAlerts(app: App, context: FormContext & { gateway: SearchGateway }): void {
  const { config, sql, limitStore, gateway } = context;
  const { tokens, serveView, serveAct, serveUnsubscribing } = createLinks(app, context, 16 * 1024);
  const limit = (name: string, points: number, duration: number) =>
    redisLimit(limitStore, { name: `limit:alerts:${name}`, points, duration });
  const [perCaller, perAddress] = [limit('caller', 10, HOURS), limit('address', 5, DAYS)];

  serveAct(alertAsk, askForm, async (asked, c) => {
    const { data: search, error: unreadable } = searchInput.safeParse(parseJson(asked.search));
    if (unreadable) throw invalidFields(unreadable);
    if (!isEmail(asked.email)) return paths.alert('', 'failed');
    // What is private is kept nowhere; who writes of danger is shown help.
    for (const words of [search.search, search.city, search.near]) {
      const { read } = await gateway.place({ ...search, search: words, literal: [], firm: [] });
      const understood = read.reading?.understood;
      if (isPrivate(understood) || understood?.mayBecomeDanger) return paths.tonight();
    }
    let waitMs = await longestWaitMs([perCaller.consume(callerKey(c, config.trustedProxies))]);
    if (waitMs === 0)
      waitMs = await longestWaitMs([perAddress.consume(limitStore.digest(asked.email.toLowerCase()))]);
    if (waitMs > 0) return paths.alert('', 'later');
    await askForAlert(outboxOf(c, context), { ...asked, search });
    return paths.alert('', 'sent');
  });
  serveView(alert, 'alert', selectAlert);
  serveAct(alertAct, actForm, async ({ token, act }) => {
    const id = tokens.idIn('alert', token);
    const isDone = id !== null && (await actOnAlert(sql, id, act));
    const did = id !== null && act === 'end' ? 'ended' : isDone ? 'confirmed' : 'gone';
    return paths.alert(did === 'ended' ? '' : token, did);
  });
  // Pressed again, it is as ended as before.
  const end = async (id: string) => {
    await actOnAlert(sql, id, 'end');
    return true;
  };
  serveUnsubscribing(paths.alert(''), 'alert', end, 'You are not told any more.');
}
