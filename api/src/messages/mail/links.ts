import type { Contract } from '@directory/domain/contracts/contract';
import type postgres from 'postgres';
import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import { ApiError } from '../../errors.ts';
import { callerKey } from '../../http/client-address.ts';
import { pageLanguage, serve } from '../../http/contract.ts';
import type { App, Environment } from '../../http/environment.ts';
import { longestWaitMs, MINUTES, redisLimit, refuseWait, type LimitStore } from '../../http/redis-limit.ts';
import { createLinkTokens, type LinkOf } from './link-tokens.ts';

/** A contract that is asked with the token of a link. */
type OfToken = Contract & { input: z.ZodObject<{ token: z.ZodString }> };

/** Serves what links of mails lead to: opening one changes nothing, as programs open links; a press does. */
export function createLinks(
  app: App,
  { config, sql, limitStore }: { config: Config; sql: postgres.Sql; limitStore: LimitStore },
) {
  const tokens = createLinkTokens(config.siteSecret);
  const limit = redisLimit(limitStore, { name: 'limit:links', points: 120, duration: 10 * MINUTES });

  /** @throws ApiError 404 when this site has not made the link, 429 for too many of one network */
  const idIn = async (c: HonoContext<Environment>, whose: LinkOf, token: string): Promise<string> => {
    const waitMs = await longestWaitMs([limit.consume(callerKey(c, config.trustedProxies))]);
    refuseWait(waitMs, 'too_many_requests', TOO_MANY[pageLanguage(c)]);
    const id = tokens.idIn(whose, token);
    if (id === null) throw gone(c);
    return id;
  };
  return {
    tokens,
    idIn,
    /** What whoever has the link may see of it. */
    serveView: (
      contract: OfToken,
      whose: LinkOf,
      select: (sql: postgres.Sql, id: string) => Promise<object | null>,
    ): void => {
      serve(app, contract, async (c, { token }) => {
        const view = await select(sql, await idIn(c, whose, token));
        if (!view) throw gone(c);
        return c.json(view, 200, { 'Cache-Control': 'no-store' });
      });
    },
    /** The mail program's own button (RFC 8058): it posts to the page's address, which a browser would open. @param end returns false for what is no more */
    serveUnsubscribing: (
      page: string,
      whose: LinkOf,
      end: (id: string) => Promise<boolean>,
      done: string,
    ): void => {
      app.post(page, async (c) => {
        const id = tokens.idIn(whose, c.req.query('token') ?? '');
        const isEnded = id !== null && (await end(id));
        return c.text(isEnded ? done : 'This link no longer works.', isEnded ? 200 : 404);
      });
    },
  };
}

const gone = (c: HonoContext<Environment>): ApiError =>
  new ApiError(404, 'link_used_up', GONE[pageLanguage(c)]);

const GONE = {
  en: 'This link no longer works: its page has ended, or the address is not whole.',
  fr: 'Ce lien ne fonctionne plus\u00a0: la page a pris fin, ou l’adresse est incomplète.',
} as const;

const TOO_MANY = {
  en: 'Many requests came from your network. Please try again in a few minutes.',
  fr: 'Beaucoup de demandes viennent de votre réseau. Veuillez réessayer dans quelques minutes.',
} as const;
