import type postgres from 'postgres';

/** Deletes the records of assessment mails after 90 days. Returns how many. */
export async function deleteOldAssessmentEmails(sql: postgres.Sql): Promise<number> {
  const deleted = await sql`
    delete from public.assessment_emails where created_at < now() - interval '90 days'`;
  return deleted.count;
}

/**
 * Erases the text and the sender of contact messages 180 days after they were delivered, or were written when they never could
 * be; that there was one, and for whom, stays known. Of listing requests the text goes after as long. Returns how many.
 */
export async function eraseOldMessages(sql: postgres.Sql): Promise<number> {
  const messages = await sql`
    update public.contact_messages
    set message = null, name = null, email = null, phone = null, location = null, preferred_reply_day = null,
      preferred_reply_time = null, subject = null, erased_at = now()
    where erased_at is null and (
      sent_at < now() - interval '180 days'
      or (status = 'failed' and created_at < now() - interval '180 days')
    )`;
  const requests = await sql`
    update public.listing_requests
    set message = null
    where sent_at < now() - interval '180 days' and message is not null`;
  return messages.count + requests.count;
}

/** Deletes requests for a listing 180 days after they were decided. Returns how many. */
export async function deleteOldListings(sql: postgres.Sql): Promise<number> {
  const deleted = await sql`
    delete from public.listing_requests where decided_at < now() - interval '180 days'`;
  return deleted.count;
}

/** Deletes analytics events after 13 months, whole months' tables at once; makes the coming months'. Returns how many rows. */
export async function deleteOldAnalytics(sql: postgres.Sql): Promise<number> {
  return sql.begin(async (transaction) => {
    const [old] = await transaction<{ count: number }[]>`
      select count(*)::integer as count
      from public.analytics_events where occurred_at < now() - interval '13 months'`;
    await transaction`select public.drop_analytics_before(now() - interval '13 months')`;
    // What is left is the older part of the month that the moment falls in.
    await transaction`delete from public.analytics_events where occurred_at < now() - interval '13 months'`;
    await transaction`select public.ensure_analytics_partitions()`;
    return old?.count ?? 0;
  });
}
