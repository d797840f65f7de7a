import { OCCASIONS, occasionToAsk, PATIENCE_DAYS, waitEnd } from '@directory/domain/profile/questions';
import { waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import type postgres from 'postgres';
import { insertWithMails } from '../../messages/mail/outbox.ts';

interface MemberRow {
  id: string;
  said_at: Date;
  is_shown: boolean;
  wait_times: string | null;
  wait_confirmed_at: Date | null;
  unanswered_at: Date | null;
  full_at: Date | null;
  views: number;
  /** Since the last word. */
  asked_at: Date[];
}

/** A mail server that gets many mails at once from a new sender takes them for spam; who is left is asked tomorrow. */
const MOST_A_DAY = 500;

/** Asks members whether they still take new clients, where it matters now. The mails are the sweep's. Returns how many are asked. */
export async function askMembers(sql: postgres.Sql, most = MOST_A_DAY): Promise<number> {
  const occasions = [...OCCASIONS];
  const rows = await sql<MemberRow[]>`
    select p.id, said.at as said_at, coalesce(p.accepting_new_clients and not p.accepting_lapsed, false) as is_shown, p.wait_times, p.wait_confirmed_at,
      (
        select max(m.sent_at) from public.inquiry_people as i
        join public.mails as m on m.subject_id = i.message_id and m.kind = 'contact-message'
        where i.psychologist_id = p.id and i.state = 'silent'
      ) as unanswered_at,
      (
        select max(i.answered_at) from public.inquiry_people as i
        where i.psychologist_id = p.id and i.state = 'full' and p.accepting_new_clients
      ) as full_at,
      (
        select count(*)::integer from public.analytics_events as e
        where e.profile_id = p.id and e.event = 'view_item' and e.occurred_at > now() - interval '7 days'
      ) as views,
      array(
        select q.created_at from public.profile_questions as q
        where q.profile_id = p.id and q.cause = any(${occasions}) and q.created_at > said.at
      ) as asked_at
    from public.psychologist_profiles as p
    join public.profile_records as r
      on r.profile_id = p.id and r.user_id is not null and not ('questions' = any(r.unwanted_mails)),
    lateral (select coalesce(p.accepting_confirmed_at, p.created_at) as at) as said
    where p.is_active and not exists (
      select from public.profile_questions as q
      where q.profile_id = p.id and q.cause = any(${occasions})
        and q.created_at > now() - make_interval(days => ${PATIENCE_DAYS})
    )
    order by said.at`;
  let asked = 0;
  for (const row of rows) {
    if (asked === most) break;
    const wait = waitTimeVocabulary.find(row.wait_times ?? '')?.en ?? null;
    const cause = occasionToAsk(
      {
        saidAt: row.said_at,
        isShown: row.is_shown,
        waitEndsAt: waitEnd(wait, row.wait_confirmed_at),
        unansweredAt: row.unanswered_at,
        fullAt: row.full_at,
        viewsInWeek: row.views,
        askedAt: row.asked_at,
      },
      new Date(),
    );
    if (cause === null) continue;
    // Asked in one statement with the look whether somebody was faster.
    const insert = sql`
      insert into public.profile_questions (profile_id, cause)
      select ${row.id}::uuid, ${cause} where not exists (
        select from public.profile_questions
        where profile_id = ${row.id} and cause = any(${occasions}) and created_at > now() - make_interval(days => ${PATIENCE_DAYS})
      )`;
    if ((await insertWithMails(sql, insert, ['profile-question'])) !== null) asked += 1;
  }
  return asked;
}
