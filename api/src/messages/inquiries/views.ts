import type { InquiryView, QuestionView } from '@directory/domain/contracts/inquiries';
import { isHoliday } from '@directory/domain/inquiries/holidays';
import { canAnswer, nextToAsk, PATIENCE_DAYS, type PersonState } from '@directory/domain/inquiries/inquiry';
import { afterWorkingDays } from '@directory/domain/inquiries/working-time';
import { displayName } from '@directory/domain/profile/display';
import { profilePath } from '@directory/domain/site/paths';
import type postgres from 'postgres';
import { selectInquiry } from './store.ts';

/** An inquiry as its sender sees it; null when it has ended. */
export async function selectForSender(
  sql: postgres.Sql,
  id: string,
  now = new Date(),
): Promise<InquiryView | null> {
  const inquiry = await selectInquiry(sql, id, now);
  if (!inquiry) return null;
  const { people, passesOn, isConfirmed, closedAs, created_at: createdAt } = inquiry;
  const turn = inquiry.is_gone ? undefined : nextToAsk(inquiry);
  const waits = people.flatMap(({ state, since, province }) =>
    since && (state === 'asked' || state === 'later')
      ? [afterWorkingDays(since, PATIENCE_DAYS, province, isHoliday).getTime()]
      : [],
  );
  return {
    createdAt: createdAt.toISOString(),
    isConfirmed,
    closedAs,
    isGone: inquiry.is_gone,
    next: turn ? { name: displayName(turn.profile), place: people.indexOf(turn) + 1 } : null,
    nextAt:
      turn && closedAs === null && passesOn && isConfirmed && waits.length > 0
        ? new Date(Math.min(...waits)).toISOString()
        : null,
    province: people[0]?.province ?? null,
    people: people.map(({ profile, state, since, answered_day: day, suggestion }) => ({
      name: displayName(profile),
      path: profilePath(profile),
      state,
      since: since?.toISOString() ?? null,
      day,
      suggestion,
    })),
  };
}

/** What a psychologist was asked, as their link shows it: nothing of its text or sender; null when there is no such message. */
export async function selectForPsychologist(
  sql: postgres.Sql,
  person: string,
  now = new Date(),
): Promise<QuestionView | null> {
  const [row] = await selectReceived(sql, sql`people.id = ${person}`, now);
  if (!row || !canAnswer(row)) return null;
  const { sentAt, state, day, suggestion, isSettled, isExpected } = row;
  return {
    createdAt: sentAt.toISOString(),
    name: displayName(row.profile),
    ...{ state, day, suggestion, isSettled, isExpected },
  };
}

interface Received {
  sentAt: Date;
  from: string | null;
  state: PersonState;
  day: string | null;
  suggestion: string | null;
  isSettled: boolean;
  isExpected: boolean;
  person: string;
  profile: Parameters<typeof displayName>[0];
}

/** What a member was asked, the newest first, each with by what it is answered while it can be; null when they have no profile. */
export async function selectForMember(sql: postgres.Sql, userId: string, now = new Date()) {
  const [profile] = await sql<{ id: string }[]>`
    select profile_id as id from public.profile_records where user_id = ${userId}`;
  if (!profile) return null;
  const rows = await selectReceived(sql, sql`people.psychologist_id = ${profile.id}`, now);
  return rows.map(({ sentAt, from, state, day, isSettled, isExpected, person }) => ({
    ...{ sentAt: sentAt.toISOString(), from, state, day, isSettled, isExpected },
    person: isSettled ? null : person,
  }));
}

const selectReceived = (sql: postgres.Sql, which: postgres.Fragment, now: Date) => sql<Received[]>`
  select messages.created_at as "sentAt", messages.name as "from", people.id as person, people.state, people.suggestion,
    to_char(people.answered_day, 'YYYY-MM-DD') as day,
    inquiries.closed_as is not distinct from 'worked' or inquiries.gone_at <= ${now} as "isSettled",
    people.state = 'yes' and (inquiries.closed_as is not distinct from 'worked' or inquiries.gone_at > ${now}) as "isExpected",
    jsonb_build_object('name', profiles.name, 'first_name', profiles.first_name, 'last_name', profiles.last_name) as profile
  from public.inquiry_people as people
  join public.inquiries on inquiries.id = people.inquiry_id
  join public.contact_messages as messages on messages.id = people.message_id
  join public.psychologist_profiles as profiles on profiles.id = people.psychologist_id
  where ${which}
  order by messages.created_at desc limit 100`;
