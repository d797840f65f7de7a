import type { InquiryView, QuestionView } from '@directory/domain/contracts/inquiries';
import { isHoliday } from '@directory/domain/inquiries/holidays';
import { canAnswer, nextToAsk, PATIENCE_DAYS, type PersonState } from '@directory/domain/inquiries/inquiry';
import { afterWorkingDays } from '@directory/domain/inquiries/working-time';
import { displayName } from '@directory/domain/profile/display';
import { profilePath } from '@directory/domain/site/paths';
import type postgres from 'postgres';
import { inquiryOf, selectInquiry } from './store.ts';

/** An inquiry as its sender sees it; null when it has ended. */
export async function selectForSender(
  sql: postgres.Sql,
  id: string,
  now = new Date(),
): Promise<InquiryView | null> {
  const inquiry = await selectInquiry(sql, id, now);
  if (!inquiry) return null;
  const { people, passesOn, isConfirmed, closedAs, created_at: createdAt } = inquiry;
  const turn = nextToAsk(inquiry);
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
      turn && passesOn && isConfirmed && waits.length > 0 ? new Date(Math.min(...waits)).toISOString() : null,
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

/** What a psychologist was asked, as their link shows it: nothing of its text or sender; null when the inquiry has ended. */
export async function selectForPsychologist(
  sql: postgres.Sql,
  person: string,
  now = new Date(),
): Promise<QuestionView | null> {
  const id = await inquiryOf(sql, person);
  const inquiry = id === null ? null : await selectInquiry(sql, id, now);
  const asked = inquiry?.people.find((one) => one.id === person);
  if (!inquiry || !asked || !canAnswer(asked)) return null;
  return {
    createdAt: inquiry.created_at.toISOString(),
    name: displayName(asked.profile),
    state: asked.state,
    day: asked.answered_day,
    suggestion: asked.suggestion,
    isSettled: inquiry.closedAs === 'worked',
  };
}

interface ReceivedMessage {
  sentAt: string;
  from: string | null;
  state: PersonState;
  day: string | null;
  isSettled: boolean;
  /** By which it is answered; null where the inquiry has ended. */
  person: string | null;
}

/** What a member was asked, the newest first; null when they have no profile. */
export async function selectForMember(
  sql: postgres.Sql,
  userId: string,
  now = new Date(),
): Promise<ReceivedMessage[] | null> {
  const [profile] = await sql<{ id: string }[]>`
    select profile_id as id from public.profile_records where user_id = ${userId}`;
  if (!profile) return null;
  const rows = await sql<(Omit<ReceivedMessage, 'sentAt'> & { sentAt: Date })[]>`
    select messages.created_at as "sentAt", messages.name as "from", people.state,
      to_char(people.answered_day, 'YYYY-MM-DD') as day,
      inquiries.closed_as is not distinct from 'worked' as "isSettled",
      case when inquiries.gone_at > ${now} then people.id end as person
    from public.inquiry_people as people
    join public.inquiries on inquiries.id = people.inquiry_id
    join public.contact_messages as messages on messages.id = people.message_id
    where people.psychologist_id = ${profile.id}
    order by messages.created_at desc limit 100`;
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }));
}
