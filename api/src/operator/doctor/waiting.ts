import type postgres from 'postgres';
import { type FirstRows, firstRows } from '../../first-rows.ts';
import { selectListings } from '../../messages/listings/store.ts';
import { selectDoubtful, selectReports } from '../../people/questions/store.ts';
import { selectDepartures, selectNamesakes } from '../register/watch.ts';
import { ok, type Verdict, warning } from './verdict.ts';

/** What waits for the operator's word, or is to be looked at: how many of each, and the command that tells which. */
export async function checkWaiting(sql: postgres.Sql): Promise<Verdict> {
  const [first, undecided] = [{ limit: 1 }, { status: 'new', limit: 1 } as const];
  // The newest of reports comes last.
  const reports = selectReports(sql, { state: 'open', limit: 1000 });
  const changes = firstRows<{ since: Date }>(sql, {
    all: sql`select requested_at as since from public.profile_changes where state = 'waiting'`,
    ...{ order: sql`l.since desc`, limit: 1 },
  });
  const written = ({ created_at: at }: { created_at: Date }) => at;
  const came = ({ since }: { since: Date }) => since;
  const all = await Promise.all([
    found(
      'claims',
      'npm run admin -- claims list --status new',
      selectListings(sql, undecided, 'claim'),
      written,
    ),
    found(
      'listing requests',
      'npm run admin -- listings list --status new',
      selectListings(sql, undecided),
      written,
    ),
    found('names and credentials', 'npm run admin -- changes list', changes, came),
    found('reports', 'npm run admin -- reports list', reports, written),
    found(
      'addresses in doubt',
      'npm run admin -- reports doubtful',
      selectDoubtful(sql, first),
      ({ last }) => last,
    ),
    found('names in two registers', 'npm run admin -- profiles namesakes', selectNamesakes(sql, first), came),
    found('left a register', 'npm run admin -- profiles departures', selectDepartures(sql, first), came),
  ]);
  const there = all.filter(({ total }) => total > 0);
  if (there.length === 0) return ok('nothing');
  const seen = there.map(({ what, total }) => `${what} ${total}`).join(', ');
  const cure = there.map(({ command }) => command).join('; ');
  return { ...warning(seen, cure), since: new Date(Math.max(...there.map(({ newest }) => newest))) };
}

async function found<Row>(
  what: string,
  command: string,
  list: Promise<FirstRows<Row>>,
  since: (row: Row) => Date,
) {
  const { rows, total } = await list;
  const last = rows.at(-1);
  return { what, command, total, newest: last ? since(last).getTime() : 0 };
}
