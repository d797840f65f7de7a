import type { MeilisearchConnection, RawRequest } from '@directory/search-config/meilisearch-http';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { failed, ok, type Verdict } from './verdict.ts';

/**
 * What the server's key must not be able to do. Each request says so without doing anything: a key that may is told that the index does not
 * exist, or that there is no body.
 */
const CLOSED: readonly { may: string; request: RawRequest }[] = [
  { may: 'search other indexes', request: post('/indexes/doctor-looks-for-none/search', '{}') },
  { may: 'read documents', request: get(`/indexes/${PROFILE_INDEX}/documents?limit=1`) },
  { may: 'write documents', request: post(`/indexes/${PROFILE_INDEX}/documents`) },
  { may: 'list indexes', request: get('/indexes?limit=1') },
  { may: 'read settings', request: get(`/indexes/${PROFILE_INDEX}/settings`) },
  { may: 'see tasks', request: get('/tasks?limit=1') },
  { may: 'manage keys', request: get('/keys?limit=1') },
];

/** The server's key searches the public index, and nothing else. */
export async function checkSearchKey(connection: MeilisearchConnection): Promise<Verdict> {
  const search = await connection.send(post(`/indexes/${PROFILE_INDEX}/search`, '{"limit":1}'));
  const cure = `Make one with the action "search" on the index "${PROFILE_INDEX}" alone, and give it to the server as MEILISEARCH_SEARCH_KEY.`;
  if (isRefused(search.status)) return failed(`it may not search ${PROFILE_INDEX}`, cure);
  const answers = await Promise.all(CLOSED.map(({ request }) => connection.send(request)));
  const may = CLOSED.filter((_, place) => !isRefused(answers[place]?.status ?? 403)).map((each) => each.may);
  return may.length === 0
    ? ok(`it may search ${PROFILE_INDEX}, and nothing else was allowed`)
    : failed(`it may also ${may.join(', ')}`, `${cure} Then delete this one.`);
}

/** The indexer's key manages indexes, and no keys: it is not the master key. */
export async function checkAdminKey(connection: MeilisearchConnection): Promise<Verdict> {
  const [indexes, tasks, keys] = await Promise.all(
    ['/indexes?limit=1', '/tasks?limit=1', '/keys?limit=1'].map((path) => connection.send(get(path))),
  );
  const cure =
    'Make one with documents.*, indexes.*, tasks.*, settings.*, stats.*, search and version on all indexes, and give it to the indexer as MEILISEARCH_ADMIN_KEY.';
  if (isRefused(indexes?.status ?? 403) || isRefused(tasks?.status ?? 403))
    return failed('it may not manage indexes', cure);
  return isRefused(keys?.status ?? 403)
    ? ok('it manages indexes, and no keys')
    : failed('it manages keys as well: it is the master key, or as good', cure);
}

function isRefused(status: number): boolean {
  return status === 401 || status === 403;
}

function get(path: string): RawRequest {
  return { method: 'GET', path };
}

function post(path: string, body?: string): RawRequest {
  return body === undefined ? { method: 'POST', path } : { method: 'POST', path, body };
}
