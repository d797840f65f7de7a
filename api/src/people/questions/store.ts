import type { WordView } from '@directory/domain/contracts/questions';
import { displayName } from '@directory/domain/profile/display';
import {
  MOST_UNANSWERED,
  type Occasion,
  OCCASIONS,
  PATIENCE_DAYS,
  type QuestionAnswer,
  type Report,
  REPORTS,
} from '@directory/domain/profile/questions';
import { profilePath } from '@directory/domain/site/paths';
import type postgres from 'postgres';
import { type Called, type FirstRows, firstRows } from '../../first-rows.ts';
import { type Outbox, postMails } from '../../messages/mail/outbox.ts';
import type { MailStatus } from '../../messages/mail/store.ts';
import { selectProfilesCalled } from '../profiles/lists.ts';

/** What was looked at is not asked again so soon: whoever presses on changes a count. */
const REPEATED = '14 days';

/** Notes that somebody says so, and asks the person by mail the first time; who wants to leave anew where that mail is old, or failed. */
export async function reportFault(outbox: Outbox, profileId: string, fault: Report): Promise<void> {
  if (fault === 'leave')
    await outbox.sql`
      update public.profile_questions as q set state = 'kept', settled_at = now()
      where profile_id = ${profileId} and cause = 'leave' and state = 'open' and (
        created_at < now() - ${REPEATED}::interval
        or exists (select from public.mails as m where m.subject_id = q.id and m.kind = 'profile-question' and m.status = 'failed')
      )`;
  const { count } = await outbox.sql`
    update public.profile_questions set presses = presses + 1
    where profile_id = ${profileId} and cause = ${fault} and (
      state = 'open' or settled_at > now() - ${REPEATED}::interval and (cause <> 'leave' or answer is not null)
    )`;
  if (count > 0) return;
  const insert = outbox.sql`
    insert into public.profile_questions (profile_id, cause) values (${profileId}, ${fault}) on conflict do nothing`;
  await postMails(outbox, insert, ['profile-question']);
}

/** A question as whoever has its link sees it; null when it is gone or the profile is hidden. */
export async function selectWord(sql: postgres.Sql, id: string): Promise<WordView | null> {
  const [row] = await sql<(Pick<WordView, 'cause' | 'answer' | 'said'> & ProfileName)[]>`
    select q.cause, q.answer, public.said_opening(p.id) as said, p.id, p.name, p.first_name, p.last_name, p.province, p.city_slug, p.name_slug
    from public.profile_questions as q join public.psychologist_profiles as p on p.id = q.profile_id
    where q.id = ${id} and (p.is_active or q.cause = 'leave')`;
  if (!row) return null;
  const { cause, answer, said, ...profile } = row;
  return { cause, answer, said, name: displayName(profile), path: profilePath(profile) };
}

type ProfileName = Parameters<typeof displayName>[0] & Parameters<typeof profilePath>[0];

/** Keeps an answer. False when the link is too old, or does not ask that. */
export async function answerQuestion(
  sql: postgres.Sql,
  id: string,
  answer: QuestionAnswer,
): Promise<boolean> {
  const [row] = await sql<{ kept: boolean }[]>`
    select public.answer_profile_question(${id}::uuid, ${answer}) as kept`;
  return row?.kept ?? false;
}

/** Keeps when somebody has room, as an answer to whether they take new clients. False for days that cannot be meant, or a link that is too old. */
export async function sayOpening(
  sql: postgres.Sql,
  id: string,
  said: { places: number; first_day: string; last_day: string; times: string | null; session: string | null },
): Promise<boolean> {
  const [row] = await sql<{ kept: boolean }[]>`
    select public.keep_opening(profile_id, ${said.places}, ${said.first_day}, ${said.last_day}, ${said.times}, ${said.session})
      and public.answer_profile_question(id, 'yes') as kept
    from public.profile_questions
    where id = ${id} and cause = any(${[...OCCASIONS]}) and created_at > now() - interval '60 days'`;
  return row?.kept ?? false;
}

export const REPORT_STATES = ['open', 'mended', 'kept'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** A report as the operator sees it. */
export interface ReportRecord {
  id: string;
  created_at: Date;
  cause: Report | Occasion;
  presses: number;
  state: ReportState;
  settled_at: Date | null;
  answer: QuestionAnswer | null;
  answered_at: Date | null;
  profile_id: string;
  profile_name: string;
  mail_status: MailStatus;
}

/** In one state the longest waiting first. */
export async function selectReports(
  sql: postgres.Sql,
  { state, limit }: { state: ReportState; limit: number },
): Promise<FirstRows<ReportRecord>> {
  const all = sql`${records(sql)} and q.state = ${state}`;
  return firstRows(sql, { all, order: sql`l.created_at, l.id`, limit });
}

export async function selectReport(sql: postgres.Sql, id: string): Promise<ReportRecord | null> {
  const [row] = await sql<ReportRecord[]>`${records(sql)} and q.id = ${id}`;
  return row ?? null;
}

/** Those that are open about the profiles that are called so. */
export async function selectReportsCalled(sql: postgres.Sql, words: string): Promise<Called[]> {
  const profiles = (await selectProfilesCalled(sql, words)).map(({ id }) => id);
  return sql<Called[]>`
    select r.id, concat_ws(' ', r.profile_name, r.cause) as label
    from (${records(sql)}) as r where r.state = 'open' and r.profile_id = any(${profiles}::uuid[])
    order by r.created_at, r.id`;
}

function records(sql: postgres.Sql): postgres.Fragment {
  return sql`
    select q.id, q.created_at, q.cause, q.presses, q.state, q.settled_at, q.answer, q.answered_at, q.profile_id,
      coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)) as profile_name, m.status as mail_status
    from public.profile_questions as q
    join public.psychologist_profiles as p on p.id = q.profile_id
    left join public.mails as m on m.subject_id = q.id and m.kind = 'profile-question'
    where q.cause = any(${[...REPORTS]})`;
}

/** The operator's word on a report. False when it has it already. */
export async function settleReport(
  sql: postgres.Sql,
  id: string,
  state: Exclude<ReportState, 'open'>,
): Promise<boolean> {
  const { count } = await sql`
    update public.profile_questions set state = ${state}, settled_at = now() where id = ${id} and state <> ${state}`;
  return count > 0;
}

/** How long questions and answers are kept after the last word on them; an open report, and the wish to be asked no more, stay. */
export const QUESTIONS_KEPT = '180 days';

/** Deletes older ones. Returns how many. */
export async function deleteOldQuestions(sql: postgres.Sql): Promise<number> {
  const { count } = await sql`
    delete from public.profile_questions
    where coalesce(settled_at, answered_at, created_at) < now() - ${QUESTIONS_KEPT}::interval and answer is distinct from 'stop'
      and (state <> 'open' or cause <> all(${[...REPORTS]}))`;
  return count;
}

/** Somebody whose address is in doubt. */
export interface DoubtfulRecord {
  profile_id: string;
  profile_name: string;
  /** Mails to them that came back in 90 days. */
  bounces: number;
  /** Questions since their last word. */
  unanswered: number;
  last: Date;
}

/** Those to whom a mail came back, or who left two questions unanswered. */
export async function selectDoubtful(
  sql: postgres.Sql,
  { limit }: { limit: number },
): Promise<FirstRows<DoubtfulRecord>> {
  const all = sql`
    select p.id as profile_id, coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)) as profile_name,
      count(*) filter (where d.is_bounce)::integer as bounces, count(*) filter (where not d.is_bounce)::integer as unanswered,
      max(d.at) as last
    from public.psychologist_profiles as p join (
      select q.profile_id, m.updated_at as at, true as is_bounce from public.mails as m
      join public.profile_questions as q on q.id = m.subject_id
      where m.kind = 'profile-question' and m.status = 'failed'
      union all
      select c.psychologist_id, m.updated_at, true from public.mails as m
      join public.contact_messages as c on c.id = m.subject_id and c.recipient = 'psychologist'
      where m.kind = 'contact-message' and m.status = 'failed'
      union all
      select q.profile_id, q.created_at, false
      from public.profile_questions as q join public.psychologist_profiles as s on s.id = q.profile_id
      where q.cause = any(${[...OCCASIONS]}) and q.answer is null and q.created_at > coalesce(s.accepting_confirmed_at, s.created_at)
        and q.created_at < now() - make_interval(days => ${PATIENCE_DAYS})
    ) as d on d.profile_id = p.id and d.at > now() - interval '90 days'
    where p.is_active
    group by p.id
    having bool_or(d.is_bounce) or count(*) >= ${MOST_UNANSWERED}`;
  return firstRows(sql, { all, order: sql`l.last desc, l.profile_id`, limit });
}
