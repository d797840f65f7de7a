import type { Redis } from 'ioredis';
import { type CommandContext, withinSeconds } from '../command-line/command-context.ts';
import { dropMails } from '../../messages/mail/outbox.ts';
import type { EraseOutside } from './erase.ts';

type Parts = Pick<CommandContext, 'pictures' | 'resultsCounts' | 'queue'>;

/** Erases a person's pictures, waiting jobs, and what limits have counted by their addresses. */
export function eraseOutside({ pictures, resultsCounts, queue }: Parts): EraseOutside {
  return async (erased, { addresses }) => {
    const counts = await resultsCounts();
    await withinSeconds(
      Promise.all([
        forgetCounts(counts.redis, addresses.map(counts.digest)),
        queue('email').then((outbox) => dropMails(outbox, erased.mails)),
      ]),
    );
    await removePictures(pictures, erased.pictures);
  };
}

export async function removePictures(
  pictures: CommandContext['pictures'],
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const store = await pictures();
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
