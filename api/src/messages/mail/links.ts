import type { Contract } from '@directory/domain/contracts/contract';
import type { Language } from '@directory/domain/language';
import { inLanguage } from '@directory/domain/site/paths';
import type postgres from 'postgres';
import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import { ApiError, invalidFields } from '../../errors.ts';
import { limitBody, readFields } from '../../http/body.ts';
import { callerKey } from '../../http/client-address.ts';
import { pageLanguage, serve, serveUnread } from '../../http/contract.ts';
import type { App, Environment } from '../../http/environment.ts';
import { longestWaitMs, MINUTES, redisLimit, refuseWait } from '../../http/redis-limit.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import { createLinkTokens, type LinkOf } from './link-tokens.ts';
import type { FormContext } from './outbox.ts';

/** A contract that is asked with the token of a link. */
type OfToken = Contract & { input: z.ZodObject<{ token: z.ZodString }> };

/** Serves what links of mails lead to: opening one changes nothing, as programs open links; a press does. @param mostBytes of what is pressed */
export function createLinks(app: App, { config, sql, limitStore }: FormContext, mostBytes: number) {
  const tokens = createLinkTokens(config.siteSecret);
  const limit = redisLimit(limitStore, { name: 'limit:links', points: 120, duration: 10 * MINUTES });

  /** @throws ApiError 404 when this site has not made the link, 429 for too many of one network */
  const idIn = async (c: HonoContext<Environment>, whose: LinkOf, token: string): Promise<string> => {
    const waitMs = await longestWaitMs([limit.consume(callerKey(c, config.trustedProxies))]);
    refuseWait(waitMs, 'too_many_requests', TOO_MANY[pageLanguage(c)]);
    const id = tokens.idIn(whose, token);
    if (id === null) throw gone(pageLanguage(c));
    return id;
  };
  // POST alone: the page itself is opened from wherever a mail is read.
  const guard = (path: string) => app.post(path, refuseForeign(config.publicUrl), limitBody(mostBytes));
  return {
    tokens,
    idIn,
    /** What a form sends that needs no script, answered with the page that says what came of it. @throws ApiError 415 for no form, 400 for another one */
    serveAct: <Form extends z.ZodType<{ language: Language }>>(
      contract: Contract,
      form: Form,
      act: (data: z.output<Form>, c: HonoContext<Environment>, sent: object) => Promise<string>,
    ): void => {
      guard(contract.path);
      serveUnread(app, contract, async (c) => {
        const sent = await readFields(c);
        const { data, error } = form.safeParse(sent);
        if (error) throw invalidFields(error);
        const [page = '', hash] = (await act(data, c, sent)).split('#');
        return c.redirect(inLanguage(page, data.language) + (hash ? `#${hash}` : ''), 303);
      });
    },
    /** What whoever has the link may see of it. */
    serveView: (
      contract: OfToken,
      whose: LinkOf,
      select: (sql: postgres.Sql, id: string) => Promise<object | null>,
    ): void => {
      serve(app, contract, async (c, { token }) => {
        const view = await select(sql, await idIn(c, whose, token));
        if (!view) throw gone(pageLanguage(c));
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
      guard(page);
      app.post(page, async (c) => {
        const id = tokens.idIn(whose, c.req.query('token') ?? '');
        const isEnded = id !== null && (await end(id));
        return c.text(isEnded ? done : 'This link no longer works.', isEnded ? 200 : 404);
      });
    },
  };
}

/** The answer to a link that leads nowhere any more. */
export const gone = (language: Language): ApiError => new ApiError(404, 'link_used_up', GONE[language]);

const GONE = {
  en: 'This link no longer works: its page has ended, or the address is not whole.',
  fr: 'Ce lien ne fonctionne plus\u00a0: la page a pris fin, ou l’adresse est incomplète.',
} as const;

const TOO_MANY = {
  en: 'Many requests came from your network. Please try again in a few minutes.',
  fr: 'Beaucoup de demandes viennent de votre réseau. Veuillez réessayer dans quelques minutes.',
} as const;
