import { createHash } from 'node:crypto';
import type postgres from 'postgres';

/** What stands in the database for a mailed token. The token is random: nobody finds it from this. */
export function tokenDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Makes the new address count whose owner has this token. Returns it; null when the link is no good any more. */
export async function confirmContactAddress(sql: postgres.Sql, token: string): Promise<string | null> {
  const [row] = await sql<{ address: string | null }[]>`
    select public.confirm_contact_address(${tokenDigest(token)}::bytea) as address`;
  return row?.address ?? null;
}

/** Takes back what addresses an account asked for, to be written to or to sign in with, and that wait. */
export async function withdrawAddresses(sql: postgres.Sql, accountId: string): Promise<void> {
  await sql`select public.withdraw_contact_address_of(${accountId}), public.withdraw_sign_in_address_of(${accountId})`;
}

/** How long it is known who asked for which address: as long as a message that went there. */
export const ADDRESS_CHANGES_KEPT = '180 days';

/** Deletes older rows, of both kinds of addresses. Returns how many. */
export async function deleteOldAddressChanges(sql: postgres.Sql): Promise<number> {
  let deleted = 0;
  for (const table of ['public.contact_address_changes', 'public.sign_in_address_changes'])
    deleted += (
      await sql`delete from ${sql(table)} where requested_at < now() - ${ADDRESS_CHANGES_KEPT}::interval`
    ).count;
  return deleted;
}
