import * as z from 'zod/mini';

const anyUuid = z.guid();

/** Whether the text is a UUID of any version, in capitals or not: what Postgres takes as one, in the usual form. */
export function isUuid(text: unknown): text is string {
  return z.safeParse(anyUuid, text).success;
}
