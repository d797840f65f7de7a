import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { createDigests } from './keyed-digest.ts';

/** Every event that there is, and how loud its line is. docs/security-log.md says what each means to the operator. */
export const SECURITY_EVENTS = {
  signed_in: 'info',
  sign_in_failed: 'warn',
  sign_in_refused: 'warn',
  token_refused: 'warn',
  password_reset_asked: 'info',
  password_changed: 'info',
  member_edited: 'info',
  edit_refused: 'warn',
  limit_hit: 'warn',
  operator_act: 'info',
  operator_refused: 'warn',
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** What an event is about. Account and address are digested; everything else must be nobody's: names of fields, ids of rows. */
export interface EventFacts {
  /** An account's email address, however it was typed. */
  account?: string | undefined;
  /** A network address as limits count it. */
  address?: string | undefined;
  /** The profile's id. */
  profile?: string | undefined;
  /** The names of what was edited, never the values. */
  fields?: readonly string[] | undefined;
  /** The answer's HTTP status. */
  status?: number;
  /** An operator's command, the ids that it was about, whether it did all that was asked, when, who did it, and why they may not. */
  command?: string;
  subjects?: readonly string[];
  done?: boolean;
  at?: string;
  operator?: string | undefined;
  refused?: string | undefined;
}

/** The lines about security: `{"msg":"security","event":…}`, without addresses, tokens and values. */
export interface SecurityLog {
  /** @param onceInMs written once in so long for one network address: a caller who goes on fills no log */
  write(event: SecurityEvent, facts: EventFacts, onceInMs?: number): void;
  /**
   * That a limit was reached, once until it counts anew.
   * @param key what the limit counts by. A network address and the digest of an email address become what they are in the other events
   */
  limitHit(limit: string, key: string, windowMs: number): void;
}

/**
 * @param secret see `createDigests`
 * @param count is told of each line's event
 */
export function createSecurityLog(
  log: Logger,
  secret: string,
  count?: (event: SecurityEvent) => void,
): SecurityLog {
  const digests = createDigests(secret);
  /** The lines that are not to be written again now. */
  const written = new LRUCache<string, true>({ max: 10_000 });

  const writeLine = (
    event: SecurityEvent,
    line: Readonly<Record<string, unknown>>,
    onceInMs: number,
  ): void => {
    if (onceInMs > 0) {
      const name = JSON.stringify([event, line['address'] ?? line]);
      if (written.has(name)) return;
      written.set(name, true, { ttl: Math.ceil(onceInMs) });
    }
    count?.(event);
    log[SECURITY_EVENTS[event]]({ event, ...line }, 'security');
  };

  return {
    write(event, { account, address, ...facts }, onceInMs = 0) {
      writeLine(
        event,
        {
          ...(account !== undefined && { account: digests.account(account) }),
          ...(address !== undefined && { address: digests.key(address) }),
          ...facts,
        },
        onceInMs,
      );
    },
    limitHit: (limit, counted, windowMs) =>
      writeLine('limit_hit', { limit, key: digests.key(counted) }, Math.max(1, windowMs)),
  };
}
