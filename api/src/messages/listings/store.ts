import type { ListedAlike } from '@directory/domain/contracts/contact';
import type { Language } from '@directory/domain/language';
import type { Plan } from '@directory/domain/site/plans';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { slugify } from '@directory/domain/text/slug';
import type postgres from 'postgres';
import { type Called, type FirstRows, firstRows } from '../../first-rows.ts';
import { insertWithMails, postMails, type Outbox, type Posted } from '../mail/outbox.ts';
import type { MailStatus } from '../mail/store.ts';

/** A request to be listed, or a claim, as it is sent. */
export interface NewListing {
  /** The same key means the same request, sent again. */
  idempotencyKey: string;
  language: Language;
  /** The profile of a claim. */
  profileId: string | null;
  name: string;
  email: string;
  phone: string | null;
  province: ProvinceCode | null;
  city: string | null;
  registrationNumber: string | null;
  listingType: Plan;
  subject: string | null;
  message: string | null;
}

/**
 * Writes a request with its mails, none of them held back. Returns `repeated` when one with its key is there. Only a profile that is shown,
 * came from a register and has no member can be claimed.
 */
export async function insertListingRequest(
  outbox: Outbox,
  submission: NewListing,
): Promise<Posted | 'repeated' | 'unknown_psychologist'> {
  const { sql } = outbox;
  const { profileId } = submission;
  const [free] = await sql`
    select from public.psychologist_profiles as p
    where p.id = ${profileId} and p.is_active and p.regulator is not null and not ${hasAccount(sql)}`;
  if (profileId !== null && !free) return 'unknown_psychologist';
  const row = {
    idempotency_key: submission.idempotencyKey,
    profile_id: profileId,
    name: submission.name,
    email: submission.email,
    phone: submission.phone,
    province: submission.province,
    city: submission.city,
    registration_number: submission.registrationNumber,
    listing_type: submission.listingType,
    subject: submission.subject,
    message: submission.message,
    language: submission.language,
  };
  const insert = sql`
    insert into public.listing_requests ${sql(row)}
    on conflict (idempotency_key) do nothing`;
  return (await postMails(outbox, insert, ['listing-request', 'listing-confirmation'])) ?? 'repeated';
}

/** Whether the profile `p` is a member's. */
const hasAccount = (sql: postgres.Sql) => sql`
  exists (select from public.profile_records as r where r.profile_id = p.id and r.user_id is not null)`;

/** Of so many who may be the sender it can be seen whether it is them. */
const MOST_ALIKE = 5;

/** Whom of those who are shown the sender of a request may be, the likeliest first. */
export async function selectListedAlike(
  sql: postgres.Sql,
  { name, registrationNumber, province }: Pick<NewListing, 'name' | 'registrationNumber' | 'province'>,
): Promise<ListedAlike[]> {
  const request = sql`
    select null::uuid as id, ${name}::text as name, ${registrationNumber}::text as registration_number, ${province}::text as province`;
  const found = await alike(sql, request, { isShown: true, most: MOST_ALIKE });
  // No more is told of anybody than is shown.
  return found.map(({ profile: { id, name: listed, city, hasAccount: isTaken } }) => ({
    id,
    name: listed,
    city,
    hasAccount: isTaken,
  }));
}

/**
 * Who in the directory may be the sender of each of some requests, the likeliest first: by number and province, or by a name that stands in
 * what was typed, as behind "Dr.", without case, accents and marks.
 */
const alike = (
  sql: postgres.Sql,
  requests: postgres.Fragment,
  { isShown, most }: { isShown: boolean; most: number },
) => sql<{ request: string; profile: ClaimedProfile & ListedAlike }[]>`
  with people as materialized (
    select p.id, p.is_active, coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)) as name, p.regulator,
      p.registration_number as number, p.city, p.province, ${hasAccount(sql)} as "hasAccount",
      ${numberKey(sql, sql`p.registration_number`)} as number_key,
      '-' || first || '-' || last || '-' as first_last, '-' || last || '-' || first || '-' as last_first,
      -- A surname alone is no name.
      case when whole like '%-%' then '-' || whole || '-' end as whole
    from public.psychologist_profiles as p cross join lateral (
      select public.slugify(p.first_name) as first, public.slugify(p.last_name) as last, public.slugify(p.name) as whole offset 0
    ) as n
    where p.is_active or not ${isShown}
  )
  select requests.id as request, to_jsonb(a) - '{number_key,first_last,last_first,whole,by_number}'::text[] as profile from (
    -- Once for each request, not for each profile.
    select id, province, '-' || public.slugify(name) || '-' as said, nullif(${numberKey(sql, sql`registration_number`)}, '') as number
    from (${requests}) as sent offset 0
  ) as requests cross join lateral (
    select p.*, coalesce(p.number_key = requests.number and p.province = coalesce(requests.province, p.province), false) as by_number
    from people as p
    where p.number_key = requests.number and p.province = coalesce(requests.province, case when not ${isShown} then p.province end)
      or strpos(said, first_last) > 0 or strpos(said, last_first) > 0 or strpos(said, whole) > 0
    order by by_number desc, p.province = requests.province desc nulls last, p.is_active desc, p.id
    limit ${most}
  ) as a`;

const numberKey = (sql: postgres.Sql, number: postgres.Fragment) =>
  sql`ltrim(replace(public.slugify(${number}), '-', ''), '0')`;

/** The request with this key if it says the same; null when it says something else. */
export async function selectSameRequest(
  sql: postgres.Sql,
  { idempotencyKey, profileId, name, email, registrationNumber, listingType, message }: NewListing,
): Promise<Posted | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from public.listing_requests
    where idempotency_key = ${idempotencyKey} and name = ${name} and email = ${email}
      and listing_type = ${listingType} and message is not distinct from ${message}
      and registration_number is not distinct from ${registrationNumber} and profile_id is not distinct from ${profileId}`;
  return row ? { id: row.id, heldUntil: null } : null;
}

export const LISTING_STATUSES = ['new', 'accepted', 'declined'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** A listing request, or a claim, as the operator sees it. Texts are the visitor's own. */
export interface ListingRecord {
  id: string;
  created_at: Date;
  status: ListingStatus;
  decided_at: Date | null;
  decision_reason: string | null;
  name: string;
  email: string;
  phone: string | null;
  province: string | null;
  city: string | null;
  registration_number: string | null;
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
  isClaim: boolean;
  /** The claimed profile, as the register has it; of who asks to be listed, the one, shown or not, that may be theirs already. */
  profile: ClaimedProfile | null;
}

/** What a claim is compared with: nothing that a former member wrote, who need not be in the register. */
export interface ClaimedProfile {
  id: string;
  is_active: boolean;
  name: string;
  regulator: string | null;
  number: string | null;
  city: string | null;
  email?: string | null;
  phone?: string | null;
}

/** Requests to be listed, or claims. */
export type ListingKind = 'listing' | 'claim';

const isOf = (sql: postgres.Sql, kind: ListingKind) =>
  sql`(requests.profile_id is not null) = ${kind === 'claim'}`;

/** The newest requests first. */
export async function selectListings(
  sql: postgres.Sql,
  { status, limit }: { status?: ListingStatus | undefined; limit: number },
  kind: ListingKind = 'listing',
): Promise<FirstRows<ListingRecord>> {
  const all = sql`${records(sql)} where ${isOf(sql, kind)} ${status ? sql`and requests.status = ${status}` : sql``}`;
  const { rows, total } = await firstRows<ListingRecord>(sql, {
    ...{ all, order: sql`l.created_at desc, l.id`, limit },
  });
  return { rows: await withAlike(sql, rows), total };
}

/** The requests, each with whom it resembles: read once it is known which they are. */
async function withAlike(sql: postgres.Sql, rows: readonly ListingRecord[]): Promise<ListingRecord[]> {
  const ids = rows.filter(({ isClaim }) => !isClaim).map(({ id }) => id);
  const requests = sql`
    select id, name, registration_number, province from public.listing_requests where id = any(${ids}::uuid[])`;
  const found = ids.length > 0 ? await alike(sql, requests, { isShown: false, most: 1 }) : [];
  const profiles = new Map(found.map(({ request, profile }) => [request, profile]));
  return rows.map((row) => ({ ...row, profile: row.profile ?? profiles.get(row.id) ?? null }));
}

/** Those whose sender has this address or name, the newest first. */
export async function selectListingsCalled(
  sql: postgres.Sql,
  words: string,
  kind: ListingKind = 'listing',
): Promise<Called[]> {
  return sql<Called[]>`
    select id, concat_ws(' ', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), name, status) as label
    from public.listing_requests as requests
    where (lower(email) = lower(${words}) or nullif(public.slugify(name), '') = ${slugify(words)}) and ${isOf(sql, kind)}
    order by created_at desc, id`;
}

/** One request; null when there is none. */
export async function selectListing(
  sql: postgres.Sql,
  id: string,
  kind: ListingKind = 'listing',
): Promise<ListingRecord | null> {
  const [row] = await sql<ListingRecord[]>`${records(sql)} where requests.id = ${id} and ${isOf(sql, kind)}`;
  return (row && (await withAlike(sql, [row]))[0]) ?? null;
}

/** The claimed profile of `requests`, as a sub-select. */
export const claimedProfile = (sql: postgres.Sql): postgres.Fragment => sql`
  (select to_jsonb(c) from (
    select p.id, p.is_active, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.name) as name, p.regulator,
      p.registration_number as number,
      case when 'city' = any(r.member_columns) then null else p.city end as city,
      case when 'email' = any(r.member_columns) then null else p.email end as email,
      case when 'phone' = any(r.member_columns) then null else p.phone end as phone
    from public.psychologist_profiles as p left join public.profile_records as r on r.profile_id = p.id
    where p.id = requests.profile_id
  ) as c)`;

function records(sql: postgres.Sql): postgres.Fragment {
  return sql`
    select requests.id, requests.created_at, requests.status, decided_at, decision_reason, name, email, phone, province, city,
      registration_number, listing_type, subject, message, language, requests.profile_id is not null as "isClaim",
      ${claimedProfile(sql)} as profile,
      mail.status as delivery_status, mail.failure_reason, mail.attempts, mail.sent_at,
      confirmation.status as confirmation_status, confirmation.failure_reason as confirmation_failure_reason,
      confirmation.attempts as confirmation_attempts, confirmation.sent_at as confirmation_sent_at
    from public.listing_requests as requests
    join public.mails as mail on mail.subject_id = requests.id and mail.kind = 'listing-request'
    join public.mails as confirmation
      on confirmation.subject_id = requests.id and confirmation.kind = 'listing-confirmation'`;
}

/** The kind of mail that tells of a declined request. */
export const DECLINED_MAIL = 'listing-declined';

export type ListingDecision =
  | { status: 'accepted' }
  | { status: 'declined'; reason: string | null; isTold: boolean };

/**
 * Notes the decision on a request that has none, or the other one, and has the sender of a declined one told where `isTold`. False
 * when there was nothing to change. What waits to be sent about
 * an earlier decision is not sent any more.
 */
export async function decideListing(
  sql: postgres.Sql,
  id: string,
  decision: ListingDecision,
): Promise<boolean> {
  const { status } = decision;
  return sql.begin(async (transaction) => {
    const [undecided] = await transaction`
      select from public.listing_requests where id = ${id} and status <> ${status} for update`;
    if (!undecided) return false;
    const decide = transaction`
      update public.listing_requests
      set status = ${status}, decided_at = now(), decision_reason = ${status === 'declined' ? decision.reason : null}
      where id = ${id}`;
    await transaction`delete from public.mails where subject_id = ${id} and kind = ${DECLINED_MAIL}`;
    if (status === 'declined' && decision.isTold) await insertWithMails(transaction, decide, [DECLINED_MAIL]);
    else await decide;
    return true;
  });
}

/** How long a request's text is kept after delivery, and the request after the operator's decision. */
export const LISTINGS_KEPT = '180 days';

/** Erases the texts of requests that were delivered that long ago. Returns how many. */
export async function eraseOldListingTexts(sql: postgres.Sql): Promise<number> {
  const { count } = await sql`
    update public.listing_requests set message = null
    from public.mails
    where mails.subject_id = listing_requests.id and mails.kind = 'listing-request' and message is not null
      and mails.sent_at < now() - ${LISTINGS_KEPT}::interval`;
  return count;
}

/** Deletes requests that were decided that long ago. Returns how many. */
export async function deleteOldListings(sql: postgres.Sql): Promise<number> {
  const { count } = await sql`
    delete from public.listing_requests where decided_at < now() - ${LISTINGS_KEPT}::interval`;
  return count;
}
