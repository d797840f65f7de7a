import type { Redis } from 'ioredis';
import { failed, ok, type Verdict, warning } from './verdict.ts';

/** The oldest that BullMQ recommends: older ones lack commands that its scripts use. */
const OLDEST = [6, 2] as const;

/** A server of a supported version that throws nothing away and writes down what it holds. */
export async function checkRedis(redis: Pick<Redis, 'info'>): Promise<Verdict> {
  const info = new Map(
    (await redis.info()).split(/\r?\n/).map((line) => {
      const [name = '', value = ''] = line.split(':');
      return [name, value] as const;
    }),
  );
  const version = info.get('redis_version') ?? '';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    return failed(`version ${version}`, `Move to Redis ${OLDEST.join('.')} or newer.`);
  const policy = info.get('maxmemory_policy');
  if (policy !== undefined && policy !== 'noeviction')
    return failed(
      `version ${version}, maxmemory-policy ${policy}: it throws jobs away when its memory is full`,
      'Set maxmemory-policy noeviction (config set maxmemory-policy noeviction, and in its configuration).',
    );
  if (info.get('aof_enabled') === '0')
    return warning(
      `version ${version}, nothing is written down as it comes (appendonly no)`,
      'Set appendonly yes: a restart forgets limits and statistics that wait. Mails are rows of the database and are found again.',
    );
  return ok(`version ${version}, maxmemory-policy ${policy ?? 'not told'}`);
}
