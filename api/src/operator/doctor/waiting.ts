import type postgres from 'postgres';
import { selectListings } from '../../messages/listings/store.ts';
import { selectDoubtful, selectReports } from '../../people/questions/store.ts';
import { selectDepartures, selectNamesakes } from '../register/watch.ts';
import { ok, type Verdict, warning } from './verdict.ts';

/** What waits for the operator's word, or is to be looked at: how many of each, and the command that tells which. */
export async function checkWaiting(sql: postgres.Sql): Promise<Verdict> {
  const first = { limit: 1 };
  const [claims, requests, reports, doubtful, namesakes, departures] = await Promise.all([
    selectListings(sql, { status: 'new', ...first }, 'claim'),
    selectListings(sql, { status: 'new', ...first }),
    // The newest comes last.
    selectReports(sql, { state: 'open', limit: 1000 }),
    selectDoubtful(sql, first),
    selectNamesakes(sql, first),
    selectDepartures(sql, first),
  ]);
  const there = (
    [
      ['claims', claims.total, 'claims list --status new', claims.rows[0]?.created_at],
      ['listing requests', requests.total, 'listings list --status new', requests.rows[0]?.created_at],
      ['reports', reports.total, 'reports list', reports.rows.at(-1)?.created_at],
      ['addresses in doubt', doubtful.total, 'reports doubtful', doubtful.rows[0]?.last],
      ['names in two registers', namesakes.total, 'profiles namesakes', namesakes.rows[0]?.since],
      ['left a register', departures.total, 'profiles departures', departures.rows[0]?.since],
    ] as const
  ).filter(([, total]) => total > 0);
  if (there.length === 0) return ok('nothing');
  const seen = there.map(([what, total]) => `${what} ${total}`).join(', ');
  const cure = `npm run admin -- ${there.map(([, , command]) => command).join('; ')}.`;
  return {
    ...warning(seen, cure),
    since: new Date(Math.max(...there.map(([, , , at]) => at?.getTime() ?? 0))),
  };
}
