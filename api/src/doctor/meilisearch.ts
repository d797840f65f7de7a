import type { MeilisearchConnection } from '@directory/search-config/meilisearch-http';
import { z } from 'zod';
import { failed, ok, type Verdict } from './verdict.ts';

/** The oldest that the settings and the ranking are tested with. */
const OLDEST = [1, 21] as const;

const version = z.object({ pkgVersion: z.string() });

/** One of the servers, of a supported version. The key must be allowed to ask for it. */
export async function checkMeilisearch(connection: MeilisearchConnection, host: string): Promise<Verdict> {
  const health = await connection.send({ method: 'GET', path: '/health' });
  if (health.status !== 200)
    return failed(`${host} answers ${health.status}`, 'Look into its log, and start it again.');
  const answer = await connection.send({ method: 'GET', path: '/version' });
  // The search key may not ask; the server is well all the same.
  if (answer.status !== 200) return ok(`${host} is available`);
  const { pkgVersion } = version.parse(JSON.parse(answer.body));
  const [major = 0, minor = 0] = pkgVersion.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
    ? ok(`${host} has version ${pkgVersion}`)
    : failed(`${host} has version ${pkgVersion}`, `Move to Meilisearch ${OLDEST.join('.')} or newer.`);
}
