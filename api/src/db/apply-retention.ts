import type postgres from 'postgres';

/** Deletes the records of assessment mails after 90 days. Returns how many. */
export async function deleteOldAssessmentEmails(sql: postgres.Sql): Promise<number> {
  const deleted = await sql`
    delete from public.assessment_emails where created_at < now() - interval '90 days'`;
  return deleted.count;
}

/**
 * Erases the text of contact messages and of listing requests 180 days after they were delivered; that one was sent stays known.
 * Returns how many.
 */
export async function eraseOldMessages(sql: postgres.Sql): Promise<number> {
  const messages = await sql`
    update public.contact_messages
    set message = null, erased_at = now()
    where sent_at < now() - interval '180 days' and erased_at is null`;
  const requests = await sql`
    update public.listing_requests
    set message = null
    where sent_at < now() - interval '180 days' and message is not null`;
  return messages.count + requests.count;
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
