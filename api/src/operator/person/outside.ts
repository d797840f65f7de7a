import type { Redis } from 'ioredis';
import { dropMails } from '../../messages/mail/outbox.ts';
import { type Context, withinSeconds } from '../command-line/context.ts';
import type { EraseOutside } from './erase.ts';

/** Erases a person's pictures, waiting jobs, and what limits have counted by their addresses. */
export function eraseOutside(context: Context): EraseOutside {
  return async (erased, { addresses }) => {
    const counts = await context.resultsCounts();
    await withinSeconds(
      Promise.all([
        forgetCounts(counts.redis, addresses.map(counts.digest)),
        context.queue('email').then((outbox) => dropMails(outbox, erased.mails)),
      ]),
    );
    await removePictures(context, erased.pictures);
  };
}

export async function removePictures(context: Context, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const store = await context.pictures();
  for (const name of names) await store.remove(name);
}

/** Every count whose key names one of these digests. */
async function forgetCounts(redis: Redis, digests: readonly string[]): Promise<void> {
  if (digests.length === 0) return;
  const keys: string[] = [];
  for await (const found of redis.scanStream({ match: 'limit:*', count: 1000 }) as AsyncIterable<string[]>)
    keys.push(...found.filter((key) => digests.some((digest) => key.includes(digest))));
  if (keys.length > 0) await redis.unlink(keys);
}
