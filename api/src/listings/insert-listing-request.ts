import type postgres from 'postgres';
import type { ListingSubmission } from '../contact/submission.ts';

/** Writes a request. Returns its id, or `repeated` when one with its key is there. */
export async function insertListingRequest(
  sql: postgres.Sql,
  submission: ListingSubmission,
): Promise<{ id: string } | 'repeated'> {
  const row = {
    idempotency_key: submission.idempotencyKey,
    name: submission.name,
    email: submission.email,
    phone: submission.phone,
    province: submission.province,
    city: submission.city,
    listing_type: submission.listingType,
    subject: submission.subject,
    message: submission.message,
    language: submission.language,
  };
  const [inserted] = await sql<{ id: string }[]>`
    insert into public.listing_requests ${sql(row)}
    on conflict (idempotency_key) do nothing
    returning id`;
  return inserted ?? 'repeated';
}

/** The id of the request with this key if it says the same; null when it says something else. */
export async function selectSameRequest(
  sql: postgres.Sql,
  { idempotencyKey, name, email, listingType, message }: ListingSubmission,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from public.listing_requests
    where idempotency_key = ${idempotencyKey} and name = ${name} and email = ${email}
      and listing_type = ${listingType} and message is not distinct from ${message}`;
  return row?.id ?? null;
}
