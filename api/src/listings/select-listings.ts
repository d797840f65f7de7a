import type { Plan } from '@directory/domain/plans';
import type postgres from 'postgres';
import type { MailStatus } from '../mail/mail-kind.ts';

export const LISTING_STATUSES = ['new', 'accepted', 'declined'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** A listing request as the operator sees it. Texts are the visitor's own. */
export interface ListingRecord {
  id: string;
  created_at: Date;
  status: ListingStatus;
  decided_at: Date | null;
  name: string;
  email: string;
  phone: string | null;
  province: string | null;
  city: string | null;
  listing_type: Plan;
  subject: string | null;
  message: string | null;
  language: 'en' | 'fr';
  delivery_status: MailStatus;
  failure_reason: string | null;
  attempts: number;
  sent_at: Date | null;
  confirmation_status: MailStatus;
  confirmation_failure_reason: string | null;
  confirmation_attempts: number;
  confirmation_sent_at: Date | null;
}

const COLUMNS = [
  'id',
  'created_at',
  'status',
  'decided_at',
  'name',
  'email',
  'phone',
  'province',
  'city',
  'listing_type',
  'subject',
  'message',
  'language',
  'delivery_status',
  'failure_reason',
  'attempts',
  'sent_at',
  'confirmation_status',
  'confirmation_failure_reason',
  'confirmation_attempts',
  'confirmation_sent_at',
] as const satisfies readonly (keyof ListingRecord)[];

/** The newest requests first. */
export async function selectListings(
  sql: postgres.Sql,
  { status, limit }: { status?: ListingStatus | undefined; limit: number },
): Promise<ListingRecord[]> {
  return sql<ListingRecord[]>`
    select ${sql(COLUMNS)} from public.listing_requests
    ${status ? sql`where status = ${status}` : sql``}
    order by created_at desc, id limit ${limit}`;
}

/** One request; null when there is none. */
export async function selectListing(sql: postgres.Sql, id: string): Promise<ListingRecord | null> {
  const [row] = await sql<ListingRecord[]>`
    select ${sql(COLUMNS)} from public.listing_requests where id = ${id}`;
  return row ?? null;
}

/** Notes the decision on a request that has none, or the other one. False when there was nothing to change. */
export async function decideListing(
  sql: postgres.Sql,
  id: string,
  decision: Exclude<ListingStatus, 'new'>,
): Promise<boolean> {
  const { count } = await sql`
    update public.listing_requests set status = ${decision}, decided_at = now()
    where id = ${id} and status <> ${decision}`;
  return count > 0;
}
