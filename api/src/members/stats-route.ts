import { memberStats } from '@directory/domain/contracts/member';
import type { Context } from '../context.ts';
import { selectMemberStats } from './select-stats.ts';
import { serve } from '../http/contract.ts';
import type { App } from '../http/environment.ts';
import { noProfile, signedInMember } from './member-session.ts';

export function registerMemberStats(
  app: App,
  { config, sql, supabase }: Pick<Context, 'config' | 'sql' | 'supabase'>,
): void {
  serve(app, memberStats, async (c) => {
    const { id } = await signedInMember(c, supabase, config.supabase.publishableKey);
    const stats = await selectMemberStats(sql, id);
    if (!stats) throw noProfile();
    return c.json({ ...stats, reviews: 0 as const }, 200, { 'Cache-Control': 'no-store' });
  });
}
