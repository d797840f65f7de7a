import { PROFILE_INDEX } from '@directory/search-config/document';
import type { MeilisearchConnection, RawRequest } from '@directory/search-config/meilisearch-http';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { readNodeStates } from '../../search/node-states.ts';
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
  sql: Sql,
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
  const documents = connection && (await countDocuments(connection));
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

/**
 * What the server's key must not be able to do. Each request says so without doing anything: a key that may is told that the index does not
 * exist, or that there is no body.
 */
const CLOSED: Readonly<Record<string, RawRequest>> = {
  'search other indexes': { method: 'POST', path: '/indexes/doctor-looks-for-none/search', body: '{}' },
  'read documents': { method: 'GET', path: `/indexes/${PROFILE_INDEX}/documents?limit=1` },
  'write documents': { method: 'POST', path: `/indexes/${PROFILE_INDEX}/documents` },
  'list indexes': { method: 'GET', path: '/indexes?limit=1' },
  'read settings': { method: 'GET', path: `/indexes/${PROFILE_INDEX}/settings` },
  'see tasks': { method: 'GET', path: '/tasks?limit=1' },
  'manage keys': { method: 'GET', path: '/keys?limit=1' },
};

/** Whether the server lets a key do this. */
async function isAllowed(connection: MeilisearchConnection, request: RawRequest): Promise<boolean> {
  const { status } = await connection.send(request);
  return status !== 401 && status !== 403;
}

/** The server's key searches the public index, and nothing else. */
export async function checkSearchKey(connection: MeilisearchConnection): Promise<Verdict> {
  const cure = `Make one with the action "search" on the index "${PROFILE_INDEX}" alone, and give it to the server as MEILISEARCH_SEARCH_KEY.`;
  const path = `/indexes/${PROFILE_INDEX}/search`;
  if (!(await isAllowed(connection, { method: 'POST', path, body: '{"limit":1}' })))
    return failed(`it may not search ${PROFILE_INDEX}`, cure);
  const asked = Object.entries(CLOSED).map(async ([what, request]) =>
    (await isAllowed(connection, request)) ? [what] : [],
  );
  const may = (await Promise.all(asked)).flat();
  return may.length === 0
    ? ok(`it may search ${PROFILE_INDEX}, and nothing else was allowed`)
    : failed(`it may also ${may.join(', ')}`, `${cure} Then delete this one.`);
}

/** The indexer's key manages indexes, and no keys: it is not the master key. */
export async function checkAdminKey(connection: MeilisearchConnection): Promise<Verdict> {
  const [indexes, tasks, keys] = await Promise.all(
    ['indexes', 'tasks', 'keys'].map((what) =>
      isAllowed(connection, { method: 'GET', path: `/${what}?limit=1` }),
    ),
  );
  const cure =
    'Make one with documents.*, indexes.*, tasks.*, settings.*, stats.*, search and version on all indexes, and give it to the indexer as MEILISEARCH_ADMIN_KEY.';
  if (!indexes || !tasks) return failed('it may not manage indexes', cure);
  return keys
    ? failed('it manages keys as well: it is the master key, or as good', cure)
    : ok('it manages indexes, and no keys');
}
