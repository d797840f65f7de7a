import type { Context } from '../context.ts';
import type { App } from '../http/environment.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';
import { passAnswer, passedHeaders } from './pass-on.ts';

const PATH = '/api/supabase/rest/v1';
/** A table, or a function of ours. */
const NAME = /^(?:rpc\/)?[a-z_]{1,63}$/;

/**
 * Supabase's REST interface on the site's own address, so that one supabase-js client has one address. It is passed on with
 * the public key and the member's own token: what they may do is decided by the database's grants and policies alone.
 */
export function registerSupabaseRest(
  app: App,
  { config, supabase }: Pick<Context, 'config' | 'supabase'>,
): void {
  app.use(`${PATH}/*`, refuseForeign(config.publicUrl));
  app.on(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], `${PATH}/:name{.+}`, async (c, next) => {
    const name = c.req.param('name');
    if (!NAME.test(name)) return next();
    const method = c.req.method as 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
    const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.from(await c.req.arrayBuffer());
    const answer = await supabase.send({
      method,
      path: `/rest/v1/${name}${new URL(c.req.url).search}`,
      headers: passedHeaders(c, config.supabase.publishableKey),
      body,
    });
    return passAnswer(c, answer);
  });
}
