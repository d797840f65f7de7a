import { randomUUID } from 'node:crypto';
import { caller, type Answer, type Caller } from '../../support/caller.ts';
import { readStack } from '../../support/stack-file.ts';

interface ContactBody {
  id?: string;
  message?: string;
  deliverAfter?: string;
  error?: string;
  code?: string;
  requestId?: string;
  field?: string;
  fields?: Record<string, string>;
}

/** What POST /api/contact answered. */
export type ContactAnswer = Answer<ContactBody>;

export type Visitor = Caller<ContactBody>;

/** Someone who writes, from a network address of their own. @param origin another server than the stack's own */
export function visitor(origin?: string): Visitor {
  return caller('/api/contact', origin);
}

/** A message without an address. */
export const HELLO = { name: 'Ada', message: 'Hello' } as const;

/** An address that nobody else in the tests has. */
export function someAddress(): string {
  return `visitor-${randomUUID().slice(0, 8)}@visitor.example`;
}

/** A token that nobody was given: the same but for its last letter. */
export const otherThan = (token: string): string => token.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));

const { app } = readStack();

/** Sends a plain form of the site, as a browser without scripts does; where it leads on is the answer. */
export const press = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: app },
): Promise<Response> =>
  fetch(app + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers });

/** A page of the site. */
export const read = async (path: string): Promise<string> => (await fetch(app + path)).text();
