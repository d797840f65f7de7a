import type { AlertView } from '@directory/domain/contracts/openings';
import { type CheckedSearch, searchInput } from '@directory/domain/contracts/search-state';
import type { Language } from '@directory/domain/language';
import type { Opening } from '@directory/domain/profile/card';
import type postgres from 'postgres';
import { type Outbox, postMails, queueMailsSoon } from '../../messages/mail/outbox.ts';
import type { SearchGateway } from '../../search/gateway.ts';

/** Asks an address to confirm that it wants to be told: for the first time, or once more, when the mail of before is ten minutes old. */
export async function askForAlert(
  outbox: Outbox,
  { email, language, search }: { email: string; language: Language; search: CheckedSearch },
): Promise<void> {
  const { sql } = outbox;
  const state = sql.json({ ...search, page: 1, count: [] });
  const isSame = sql`lower(email) = lower(${email}) and search = ${state}`;
  await sql`select public.end_opening_alert(id) from public.opening_alerts where ${isSame} and ends_at <= now()`;
  // Whoever was told already is told nothing twice: their alert stays, and its link makes it longer.
  const again = await sql<{ id: string }[]>`
    select id from public.opening_alerts where ${isSame} and public.ask_opening_alert_again(id)`;
  const insert = sql`
    insert into public.opening_alerts (email, language, search) values (${email}, ${language}, ${state}) on conflict do nothing`;
  await postMails(outbox, insert, ['opening-alert']);
  queueMailsSoon(
    outbox,
    again.map(({ id }) => ({ kind: 'opening-alert', id })),
  );
}

/** What is told, for whoever has the link; null when it has ended. */
export async function selectAlert(sql: postgres.Sql, id: string): Promise<AlertView | null> {
  const [row] = await sql<{ isConfirmed: boolean; endsAt: Date; search: unknown }[]>`
    select confirmed_at is not null as "isConfirmed", ends_at as "endsAt", search
    from public.opening_alerts where id = ${id} and ends_at > now()`;
  // A facet that is no more leaves the search unreadable, and what nobody can look for is over.
  const search = searchInput.safeParse(row?.search);
  return row && search.success ? { ...row, endsAt: row.endsAt.toISOString(), search: search.data } : null;
}

/** What can be pressed. Whoever confirms is told for 60 days from then on. */
export const ALERT_ACTS = ['confirm', 'end'] as const;

/** Returns false when it has ended. */
export async function actOnAlert(
  sql: postgres.Sql,
  id: string,
  act: (typeof ALERT_ACTS)[number],
): Promise<boolean> {
  if (act === 'end') {
    const [row] = await sql<{ ended: boolean }[]>`select public.end_opening_alert(${id}::uuid) as ended`;
    return row?.ended ?? false;
  }
  const { count } = await sql`
    update public.opening_alerts
    set confirmed_at = coalesce(confirmed_at, now()), looked_at = case when confirmed_at is null then now() else looked_at end,
      ends_at = now() + ${ALERTS_KEPT}::interval
    where id = ${id} and ends_at > now()`;
  return count > 0;
}

/** How long somebody is told of openings, and how long an address that nobody confirms is kept. */
export const ALERTS_KEPT = '60 days';
/** What is over goes once a day: within two days, as the mail and /privacy say. */
const UNCONFIRMED_KEPT = '1 day';

/** Deletes those that are over. Returns how many. */
export async function deleteOldAlerts(sql: postgres.Sql): Promise<number> {
  const { count } = await sql`
    delete from public.opening_alerts
    where ends_at <= now() or (confirmed_at is null and created_at < now() - ${UNCONFIRMED_KEPT}::interval)`;
  return count;
}

interface Known {
  profile: string;
  opening: Opening;
}

/** What became known while another transaction was not through is looked at once more. */
const OVERLAP_SECONDS = 30;
/** As long as it is waited for the index to know of an opening. */
const MOST_BEHIND_SECONDS = 24 * 60 * 60;

/**
 * Has a mail sent about each opening that has become known, or is within two weeks now, of somebody whom the search of an alert finds. Rows
 * with keys: doing it twice, or half of it, tells nobody twice. Returns how many mails.
 */
export async function tellAlerts(
  outbox: Outbox,
  gateway: Pick<SearchGateway, 'among' | 'indexed'>,
): Promise<number> {
  const { sql } = outbox;
  const known = await sql<Known[]>`
    select id as profile, next_opening as opening from public.psychologist_profiles
    where next_opening is not null and is_active and (next_opening ->> 'since')::float8 > (
      select extract(epoch from min(looked_at)) - ${OVERLAP_SECONDS}
      from public.opening_alerts where confirmed_at is not null and ends_at > now()
    )`;
  if (known.length === 0) return 0;
  const alerts = await sql<{ id: string; search: unknown; lookedAt: number; now: number; told: string[] }[]>`
    select a.id, a.search, extract(epoch from a.looked_at)::float8 as "lookedAt", extract(epoch from now())::float8 as now,
      array(select o.opening_id from public.alert_openings as o where o.alert_id = a.id) as told
    from public.opening_alerts as a where a.confirmed_at is not null and a.ends_at > now() order by a.created_at`;
  const shown = await gateway.indexed(known.map(({ profile }) => profile));
  const isIndexed = ({ profile, opening }: Known) =>
    shown.some(
      ({ id, next_opening: of }) => id === profile && of?.id === opening.id && of.since === opening.since,
    );
  let mails = 0;
  for (const { id, search, lookedAt, now, told } of alerts) {
    try {
      const fresh = known.filter(
        ({ opening }) => opening.since > lookedAt - OVERLAP_SECONDS && !told.includes(opening.id),
      );
      const state = searchInput.safeParse(search);
      const [ready, late] = [fresh.filter(isIndexed), fresh.filter((one) => !isIndexed(one))];
      const found =
        state.success && ready.length > 0
          ? await gateway.among(
              state.data,
              ready.map(({ profile }) => profile),
            )
          : [];
      for (const { profile, opening } of ready.filter((one) => found.includes(one.profile))) {
        const insert = sql`
          insert into public.alert_openings (alert_id, profile_id, opening_id)
          select id, ${profile}::uuid, ${opening.id}::uuid from public.opening_alerts where id = ${id} on conflict do nothing`;
        if ((await postMails(outbox, insert, ['opening-told'])) !== null) mails += 1;
      }
      const until = Math.min(now, ...late.map(({ opening }) => opening.since));
      await sql`
        update public.opening_alerts set looked_at = to_timestamp(${Math.max(until, now - MOST_BEHIND_SECONDS, lookedAt)}) where id = ${id}`;
    } catch (error) {
      // The others are told none the less; this one is looked at again.
      outbox.log.error({ err: error, alert: id }, 'an alert could not be looked at');
    }
  }
  return mails;
}
