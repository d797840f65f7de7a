import type { Language } from '@directory/domain/language';

import {
  DAYS,
  digest,
  HOURS,
  type LimitStore,
  longestWaitMs,
  MINUTES,
  redisLimit,
  refuseWait,
} from '../http/redis-limit.ts';

/**
 * Holds what visitors send to an amount that people send. Counts in Redis for all processes together, and in this one's memory while Redis is away: 5 messages in 10 minutes and 20 in
 * a day from one network address, 10 in a day in the name of one e-mail address (whose owner gets the confirmations, and may
 * not be who writes), 30 in an hour to one psychologist. All grow with `per10Minutes`, whose default is 5.
 */
export function createContactLimits(store: LimitStore, per10Minutes: number) {
  const limit = (name: string, points: number, duration: number) =>
    redisLimit(store, { name: `limit:contact:${name}`, points, duration });
  const perAddress = [
    limit('address', per10Minutes, 10 * MINUTES),
    limit('address-day', 4 * per10Minutes, DAYS),
  ];
  const perEmail = limit('email', 2 * per10Minutes, DAYS);
  const perRecipient = limit('recipient', 6 * per10Minutes, HOURS);

  return {
    /** @param address the visitor's network address, as limits count it. @throws ApiError 429 */
    async countAddress(address: string, language: Language): Promise<void> {
      const waitMs = await longestWaitMs(perAddress.map((limiter) => limiter.consume(address)));
      refuseWait(waitMs, 'too_many_messages', TOO_MANY[language]);
    },
    /**
     * @param recipient the psychologist's id, or another name for a mailbox; null for one that takes any number
     * @throws ApiError 429
     */
    async countMail(visitorEmail: string, recipient: string | null, language: Language): Promise<void> {
      const counts = [perEmail.consume(digest(visitorEmail.toLowerCase()))];
      if (recipient !== null) counts.push(perRecipient.consume(recipient));
      refuseWait(await longestWaitMs(counts), 'too_many_messages', TOO_MANY[language]);
    },
  };
}

const TOO_MANY = {
  en: 'Too many messages were sent in a short time. Your message was not sent; please try again later.',
  fr: 'Trop de messages ont été envoyés en peu de temps. Votre message n’a pas été envoyé; veuillez réessayer plus tard.',
} as const;
