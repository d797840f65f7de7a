import { PROFILE_INDEX } from '@directory/search-config/document';
import type { MeilisearchConnection } from '@directory/search-config/meilisearch-http';
import type postgres from 'postgres';
import { z } from 'zod';
import { readNodeStates } from '../search/node-states.ts';
import { failed, ok, type Verdict, warning } from './verdict.ts';

/** An edit is searchable after about a second; a big import may take a while. */
const MOST_LAG_SECONDS = 120;
const SET_ASIDE =
  'npm run index -- status names them with their reasons; mend the profile, then npm run index -- reindex <id>.';
const REBUILD = 'npm run index -- rebuild';

const stats = z.object({ numberOfDocuments: z.number() });

/**
 * One server's index holds what the database holds.
 * @param name what `search_targets` calls it
 * @param connection with a key that may ask for its figures; null looks at the database's notes alone
 */
export async function checkIndex(
  sql: postgres.Sql,
  name: string,
  connection: MeilisearchConnection | null,
): Promise<Verdict> {
  const [state] = await readNodeStates(sql, [name]);
  if (!state) return failed(`${name} was never built`, `Build it: ${REBUILD}`);
  const { trouble, pending, lagSeconds } = state;
  if (trouble === 'rebuild_refused')
    return failed(
      `${name} should be built anew and would lose more than half`,
      `See why with ${REBUILD} --dry-run; where the smaller number is right: ${REBUILD} --force`,
    );
  if (trouble === 'sync_failing')
    return failed(`${name}: changes do not reach it`, 'The log of the indexer says why.');
  if (trouble !== null)
    return failed(`${name}: ${trouble}`, `The indexer builds it anew; where none runs: ${REBUILD}`);
  const behind = `${name} is ${lagSeconds} s behind, ${pending}${pending === 1000 ? ' or more' : ''} changes wait`;
  if (lagSeconds > MOST_LAG_SECONDS)
    return failed(behind, 'Start the indexer; npm run index -- status says what holds it up.');
  const [counts] = await sql<{ active: number; aside: number }[]>`
    select
      (select count(*)::integer from public.psychologist_profiles where is_active) as active,
      (select count(*)::integer from public.search_dead_letters where index_uid = ${name}) as aside`;
  const { active = 0, aside = 0 } = counts ?? {};
  const documents = connection === null ? null : await countDocuments(connection);
  // What was set aside is missing; what waits may come or go.
  if (documents !== null && Math.abs(active - aside - documents) > pending)
    return failed(
      `${name} holds ${documents} profiles, the database has ${active} that are active`,
      'npm run index -- verify --repair',
    );
  if (aside > 0) return warning(`${name}: ${aside} profiles could not be indexed`, SET_ASIDE);
  return ok(pending === 0 ? `${name} holds all of ${active} active profiles` : behind);
}

async function countDocuments(connection: MeilisearchConnection): Promise<number | null> {
  const { status, body } = await connection.send({ method: 'GET', path: `/indexes/${PROFILE_INDEX}/stats` });
  return status === 200 ? stats.parse(JSON.parse(body)).numberOfDocuments : null;
}
