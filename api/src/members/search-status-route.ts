import { memberSearchStatus } from '@directory/domain/contracts/member';
import type { Context } from '../context.ts';
import { serve } from '../http/contract.ts';
import type { App } from '../http/environment.ts';
import { noProfile, signedInMember } from './member-session.ts';
import { awaitSearchStatus, readSearchStatus } from './search-status.ts';

/** Below what proxies wait for an answer. */
const MOST_WAIT_MS = 10_000;

export function registerSearchStatus(
  app: App,
  { config, sql, supabase, generation }: Pick<Context, 'config' | 'sql' | 'supabase' | 'generation'>,
): void {
  serve(app, memberSearchStatus, async (c, { since }) => {
    const { id } = await signedInMember(c, supabase, config.supabase.publishableKey);
    const until = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(MOST_WAIT_MS)]);
    const status = await (since !== undefined
      ? awaitSearchStatus(sql, id, generation, until)
      : readSearchStatus(sql, id));
    if (!status) throw noProfile();
    return c.json(status, 200, { 'Cache-Control': 'no-store' });
  });
}
