import type { Language } from '@directory/domain/language';
import {
  DAYS,
  type LimitStore,
  longestWaitMs,
  MINUTES,
  redisLimit,
  refuseWait,
} from '../../http/redis-limit.ts';

/** The names of the limits' keys in Redis. Those of a recipient are found again by the recipient alone, to be deleted. */
const PREFIX = 'limit:results:';
const RECIPIENT_DAYS = 30;
/** How long at most the mails to an address are counted. */
export const RECIPIENTS_COUNTED = `${RECIPIENT_DAYS} days`;
const RECIPIENT = { day: 'recipient', month: 'recipient-month' } as const;
const PAIR = 'pair';
const pairKey = (recipient: string, sender: string) => `${recipient}:${sender}`;

/**
 * Keeps the mail of results from becoming a way of mailing strangers. From one network address 10 requests in 10 minutes and 40 in a day, 5 of a day to one recipient: four assessments and a second
 * try. To one recipient, over all conditions and from anywhere, 8 in a day and 20 in 30 days. All grow with `per10Minutes`, whose
 * default is 5.
 */
export function createResultsLimits(store: LimitStore, per10Minutes: number) {
  const limit = (name: string, points: number, duration: number) =>
    redisLimit(store, { name: PREFIX + name, points: Math.ceil(points), duration });
  const perAddress = [
    limit('address', 2 * per10Minutes, 10 * MINUTES),
    limit('address-day', 8 * per10Minutes, DAYS),
  ];
  const perPair = limit(PAIR, per10Minutes, DAYS);
  const perRecipient = [
    limit(RECIPIENT.day, 1.6 * per10Minutes, DAYS),
    limit(RECIPIENT.month, 4 * per10Minutes, RECIPIENT_DAYS * DAYS),
  ];

  return {
    /** Counts a request by the network address it comes from. @throws ApiError 429 */
    async countAddress(address: string, language: Language): Promise<void> {
      refuseFor(await longestWaitMs(perAddress.map((each) => each.consume(address))), language);
    },
    /**
     * Counts a mail. False when the recipient has had enough of them, from wherever they were asked for. The caller must not be
     * told: someone else's address would then say whether its owner has taken an assessment lately.
     * @throws ApiError 429 when this network address alone has asked for too many to this recipient
     */
    async countMail(address: string, email: string, language: Language): Promise<boolean> {
      const recipient = store.digest(email);
      refuseFor(await longestWaitMs([perPair.consume(pairKey(recipient, store.digest(address)))]), language);
      return (await longestWaitMs(perRecipient.map((each) => each.consume(recipient)))) === 0;
    },
  };
}

/** What the counts of recipients are deleted with. */
export type ResultsCounts = Pick<LimitStore, 'redis' | 'digest'>;

/** Deletes all that the limits have counted of these recipients, lowercased as requests are. @throws Error when Redis is away */
export async function forgetRecipients(
  { redis, digest }: ResultsCounts,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return;
  const recipients = new Set(emails.map(digest));
  const keys = [...recipients].flatMap((recipient) =>
    Object.values(RECIPIENT).map((name) => `${PREFIX + name}:${recipient}`),
  );
  // Whoever asked is not known any more: their keys are looked for among those of one day.
  const pairs = `${PREFIX + PAIR}:`;
  for await (const found of redis.scanStream({ match: `${pairs}*`, count: 1000 }) as AsyncIterable<
    string[]
  >) {
    keys.push(...found.filter((key) => recipients.has(key.slice(pairs.length).split(':', 1)[0] ?? '')));
  }
  await redis.unlink(keys);
}

const refuseFor = (waitMs: number, language: Language) =>
  refuseWait(waitMs, 'too_many_requests', TOO_MANY[language]);

const TOO_MANY = {
  en: 'Too many results were asked for in a short time. Please try again later.',
  fr: 'Trop de résultats ont été demandés en peu de temps. Veuillez réessayer plus tard.',
} as const;
