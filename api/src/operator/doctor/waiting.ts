import type postgres from 'postgres';
import type { FirstRows } from '../../first-rows.ts';
import { selectListings } from '../../messages/listings/store.ts';
import { selectChanges } from '../../people/changes/store.ts';
import { selectDoubtful, selectReports } from '../../people/questions/store.ts';
import { selectDepartures, selectNamesakes } from '../register/watch.ts';
import { ok, type Verdict, warning } from './verdict.ts';

/** What waits for the operator's word, or is to be looked at: how many of each, and the command that tells which. */
export async function checkWaiting(sql: postgres.Sql): Promise<Verdict> {
  const [first, undecided] = [{ limit: 1 }, { status: 'new', limit: 1 } as const];
  // The newest of reports and changes comes last.
  const reports = selectReports(sql, { state: 'open', limit: 1000 });
  const changes = selectChanges(sql, { state: 'waiting', limit: 1000 });
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
    found('names and credentials', 'npm run admin -- changes list', changes, ({ requested_at: at }) => at),
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
