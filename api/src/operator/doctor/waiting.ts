import type { Sql } from 'postgres';
import { firstRows } from '../../first-rows.ts';
import { selectListings } from '../../messages/listings/store.ts';
import { selectDoubtful, selectReports } from '../../people/questions/store.ts';
import { selectDepartures, selectNamesakes } from '../register/watch.ts';
import { ok, type Verdict, warning } from './verdict.ts';

/** Since when a row waits. */
type Dated = { created_at: Date } | { since: Date } | { last: Date };

const momentOf = (row: Dated): number =>
  Number('since' in row ? row.since : 'last' in row ? row.last : row.created_at);

/** What waits for the operator's word, or is to be looked at: how many of each, and the command that tells which. */
export async function checkWaiting(sql: Sql): Promise<Verdict> {
  const [first, undecided] = [{ limit: 1 }, { status: 'new', limit: 1 } as const];
  // The newest of reports comes last.
  const reports = selectReports(sql, { state: 'open', limit: 1000 });
  const changes = firstRows<{ since: Date }>(sql, {
    all: sql`select requested_at as since from public.profile_changes where state = 'waiting'`,
    ...{ order: sql`l.since desc`, limit: 1 },
  });
  const lists = [
    ['claims', 'claims list --status new', selectListings(sql, undecided, 'claim')],
    ['listing requests', 'listings list --status new', selectListings(sql, undecided)],
    ['names and credentials', 'changes list', changes],
    ['reports', 'reports list', reports],
    ['addresses in doubt', 'reports doubtful', selectDoubtful(sql, first)],
    ['names in two registers', 'profiles namesakes', selectNamesakes(sql, first)],
    ['left a register', 'profiles departures', selectDepartures(sql, first)],
  ] as const;
  const found = await Promise.all(
    lists.map(async ([what, command, list]) => ({ what, command, ...(await list) })),
  );
  const there = found.filter(({ total }) => total > 0);
  if (there.length === 0) return ok('nothing');
  const seen = there.map(({ what, total }) => `${what} ${total}`).join(', ');
  const cure = there.map(({ command }) => `npm run admin -- ${command}`).join('; ');
  const moments = there.flatMap(({ rows }) => rows.map((row: Dated) => momentOf(row)));
  return { ...warning(seen, cure), since: new Date(Math.max(...moments)) };
}
