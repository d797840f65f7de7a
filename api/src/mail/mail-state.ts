import type postgres from 'postgres';
import type { StateColumns } from './mail-kind.ts';

/** Marks mails as accepted by the mail server. A mail that is marked stays as it is. */
export async function markSent(
  sql: postgres.Sql,
  { table, status, failureReason, attempts, sentAt, sentFlag }: StateColumns,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update public.${sql(table)}
    set ${sql(status)} = 'sent', ${sql(sentAt)} = now(), ${sql(attempts)} = ${sql(attempts)} + 1,
      ${sql(failureReason)} = null${flag(sql, sentFlag, true)}
    where id = any(${ids as string[]}::uuid[]) and ${sql(status)} <> 'sent'`;
}

/** Notes a try that failed, with its reason; `final` when there will be no other. */
export async function markTried(
  sql: postgres.Sql,
  { table, status, failureReason, attempts }: StateColumns,
  id: string,
  { reason, final }: { reason: string; final: boolean },
): Promise<void> {
  await sql`
    update public.${sql(table)}
    set ${sql(status)} = ${final ? 'failed' : 'queued'}, ${sql(attempts)} = ${sql(attempts)} + 1,
      ${sql(failureReason)} = ${reason}
    where id = ${id} and ${sql(status)} <> 'sent'`;
}

/** Puts a mail back to where it was before its first try. False when there is no such row. */
export async function requeueMail(
  sql: postgres.Sql,
  { table, status, failureReason, attempts, sentAt, sentFlag }: StateColumns,
  id: string,
): Promise<boolean> {
  const { count } = await sql`
    update public.${sql(table)}
    set ${sql(status)} = 'queued', ${sql(attempts)} = 0, ${sql(failureReason)} = null, ${sql(sentAt)} = null${flag(sql, sentFlag, false)}
    where id = ${id}`;
  return count > 0;
}

/** The ids of this kind's mails that wait to be sent, `limit` at a time in the order of their ids, after `afterId`. */
export async function selectQueued(
  sql: postgres.Sql,
  { table, status }: StateColumns,
  afterId: string,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from public.${sql(table)}
    where ${sql(status)} = 'queued' and id > ${afterId}
    order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}

function flag(sql: postgres.Sql, column: string | undefined, value: boolean): postgres.Fragment {
  return column === undefined ? sql`` : sql`, ${sql(column)} = ${value}`;
}
