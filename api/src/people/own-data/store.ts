import { HELD_KINDS, type OwnDataView } from '@directory/domain/contracts/own-data';
import type { Language } from '@directory/domain/language';
import type postgres from 'postgres';
import { type Outbox, postMails } from '../../messages/mail/outbox.ts';
import { tokenDigest } from '../members/contact-address/store.ts';

/** What can be pressed. */
export const DATA_ACTS = ['copy', 'erase'] as const;

/** Has a link mailed to an address, whatever is held of it. */
export async function askForDataLink(
  outbox: Outbox,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const insert = outbox.sql`
    insert into public.data_links (email, language) values (${email.toLowerCase()}, ${language})`;
  await postMails(outbox, insert, ['data-link']);
}

interface OwnDataRow extends Omit<OwnDataView, 'held'> {
  /** As the custodian has counted it. */
  held: { table: string; rows: number; first: string | null; last: string | null }[] | null;
}

/** What is held, for whoever has the token; null for a link that is no good any more. */
export async function selectOwnData(sql: postgres.Sql, token: string): Promise<OwnDataView | null> {
  const [row] = await sql<{ own: OwnDataRow | null }[]>`
    select public.own_data(${tokenDigest(token)}::bytea) as own`;
  if (!row?.own) return null;
  const { held, endsAt, ...own } = row.own;
  const kinds = held?.map(({ table, ...counted }) => ({
    ...counted,
    kind: HELD_KINDS.find((kind) => table === `public.${kind}`) ?? ('other' as const),
  }));
  return { ...own, endsAt: new Date(endsAt).toISOString(), held: kinds ?? null };
}

/** Asks for what was pressed, which the custodian does. Returns false where the link is no good, or the address a member's. */
export async function askOwnData(
  sql: postgres.Sql,
  token: string,
  act: (typeof DATA_ACTS)[number],
): Promise<boolean> {
  const [row] = await sql<{ asked: boolean }[]>`
    select public.ask_own_data(${tokenDigest(token)}::bytea, ${act}) as asked`;
  return row?.asked ?? false;
}

/** The copy that was asked for; null until it is made. */
export async function selectCopy(sql: postgres.Sql, token: string): Promise<object | null> {
  const [row] = await sql<{ copy: object | null }[]>`
    select public.own_data_copy(${tokenDigest(token)}::bytea) as copy`;
  return row?.copy ?? null;
}

/** How long it is known who asked: the link is good for the first of them. */
export const DATA_LINKS_KEPT = '2 days';

/** Deletes older rows. Returns how many. */
export async function deleteOldDataLinks(sql: postgres.Sql): Promise<number> {
  const { count } = await sql`
    delete from public.data_links where created_at < now() - interval '1 day'`;
  return count;
}
