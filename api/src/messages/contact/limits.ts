import type { Language } from '@directory/domain/language';
import { MESSAGES_AN_HOUR } from '../inquiries/store.ts';
import {
  DAYS,
  type LimitStore,
  longestWaitMs,
  MINUTES,
  redisLimit,
  refuseWait,
} from '../../http/redis-limit.ts';

/**
 * Holds what visitors send to an amount that people send. Counts in Redis for all processes together, and in this one's memory while
 * Redis is away: 5 messages in 10 minutes and 20 in a day from one network address; 10 in a day in the name of one email address
 * (whose owner gets the confirmations, and may not be who writes). Of the messages to one psychologist 30 in an hour are delivered at once;
 * the others wait for their turn, 2 of a day from one network address to one psychologist. All grow with `per10Minutes`, whose default is 5.
 */
export function createContactLimits(store: LimitStore, per10Minutes: number) {
  const { digest } = store;
  const limit = (name: string, points: number, duration: number) =>
    redisLimit(store, { name: `limit:contact:${name}`, points, duration });
  const perAddress = [
    limit('address', per10Minutes, 10 * MINUTES),
    limit('address-day', 4 * per10Minutes, DAYS),
  ];
  const perEmail = limit('email', 2 * per10Minutes, DAYS);
  const heldPerAddress = limit('held', Math.ceil(0.4 * per10Minutes), DAYS);

  return {
    /** How many messages to one psychologist are delivered in an hour. */
    hourly: MESSAGES_AN_HOUR * per10Minutes,
    /** @param address the visitor's network address, as limits count it. @throws ApiError 429 */
    async countAddress(address: string, language: Language): Promise<void> {
      const waitMs = await longestWaitMs(perAddress.map((limiter) => limiter.consume(address)));
      refuseWait(waitMs, 'too_many_messages', TOO_MANY[language]);
    },
    /** @throws ApiError 429 */
    async countEmail(visitorEmail: string, language: Language): Promise<void> {
      const waitMs = await longestWaitMs([perEmail.consume(digest(visitorEmail.toLowerCase()))]);
      refuseWait(waitMs, 'too_many_messages', TOO_MANY[language]);
    },
    /** Counts a message that will wait for its turn: whoever floods a psychologist fills no queue before the others. @throws ApiError 429 */
    async countHeld(address: string, psychologistId: string, language: Language): Promise<void> {
      refuseWait(await this.noteHeld(address, psychologistId), 'too_many_messages', TOO_MANY_HELD[language]);
    },
    /** Counts one that turned out to wait only when it was kept: it came in the burst that began the queue. */
    noteHeld: (address: string, psychologistId: string): Promise<number> =>
      longestWaitMs([heldPerAddress.consume(digest(`${address} ${psychologistId}`))]),
  };
}

const TOO_MANY = {
  en: 'Too many messages were sent in a short time. Your message was not sent; please try again later.',
  fr: 'Trop de messages ont été envoyés en peu de temps. Votre message n’a pas été envoyé; veuillez réessayer plus tard.',
} as const;

const TOO_MANY_HELD = {
  en: 'Many messages are waiting for this psychologist, some of them from your network. This one was not sent; please try again tomorrow, or call if the profile gives a number.',
  fr: 'Beaucoup de messages attendent déjà d’être remis à cette personne, dont certains de votre réseau. Celui-ci n’a pas été envoyé; veuillez réessayer demain, ou téléphoner si le profil donne un numéro.',
} as const;
