import { dayText, whatTheySaid } from '@directory/domain/inquiries/words';
import type { Language } from '@directory/domain/language';
import { displayName } from '@directory/domain/profile/display';
import { paths } from '@directory/domain/site/paths';
import { provinceByCode } from '@directory/domain/places/provinces';
import type postgres from 'postgres';
import { defineMailKind, type MailsOfFeature } from '../mail/mail-kind.ts';
import { addressOf } from '../mail/outgoing-mail.ts';
import { inquiryNewsMail, inquirySettledMail } from '../mail/templates/inquiries.ts';
import { selectForSender } from './views.ts';

/** Tells the sender what is new: as it stands when the mail goes out. Of an inquiry that has ended, or has worked, nobody is told. */
const inquiryNews = defineMailKind({
  async load(sql, ids) {
    await dropEnded(sql, ids);
    const rows = await sql<{ id: string; email: string; language: Language; passes_on: boolean }[]>`
      select id, email, language, passes_on from public.inquiries join public.contact_messages using (id)
      where id = any(${ids}::uuid[]) and email is not null and closed_as is distinct from 'worked'`;
    const found = await Promise.all(
      rows.map(async (row) => ({ ...row, view: await selectForSender(sql, row.id) })),
    );
    return found.flatMap(({ view, ...row }) => (view ? [{ ...row, view }] : []));
  },
  compose({ id, email, language, passes_on, view }, { siteUrl, tokenOf, linkTo }) {
    const isDone = view.closedAs !== null || view.people.some(({ state }) => state === 'yes');
    const online = `${paths.shortSearch({ location: provinceByCode(view.province)?.slug ?? '' })}&accepting=yes&sessionTypes=Online`;
    const mail = inquiryNewsMail({
      language,
      siteUrl,
      pageUrl: linkTo(paths.inquiry(tokenOf('sender', id)), language),
      people: view.people.map((person) => ({
        name: person.name,
        said: whatTheySaid({ ...person, suggestion: null }, language, isDone),
      })),
      yes: view.people.find(({ state }) => state === 'yes')?.name ?? null,
      isGone: view.isGone,
      isOver: view.closedAs === 'over',
      isFull: view.people.every(({ state }) => HAVE_NO_ROOM.has(state)),
      next: view.next?.name ?? null,
      asksNext: passes_on && view.closedAs === null,
      isConfirmed: view.isConfirmed,
      links: {
        online: linkTo(online, language),
        walkIn: linkTo(paths.walkInHelp(), language),
        tonight: linkTo(paths.tonight(), language),
      },
    });
    return { ...mail, to: email };
  },
});

/** Who has no room, so that it can be said; of the others it is not known. */
const HAVE_NO_ROOM: ReadonlySet<string> = new Set(['full', 'elsewhere', 'bounced', 'skipped']);

async function dropEnded(sql: postgres.Sql, ids: string[]): Promise<void> {
  await sql`
    delete from public.mails as m using public.inquiries as i
    where m.subject_id = any(${ids}::uuid[]) and m.kind = 'inquiry-news' and m.status = 'queued' and i.id = m.subject_id
      and (i.gone_at <= now() or i.closed_as = 'worked')`;
}

type AskedRow = Parameters<typeof displayName>[0] &
  Parameters<typeof addressOf>[0] & {
    id: string;
    day: Date;
    language: Language;
    has_member: boolean;
    /** Who wrote; null of what is about no one message, or once it was erased. */
    sender: string | null;
  };

/** A mail to somebody who is or was asked, at the address that messages go to. */
const toAsked = (
  about: 'settled' | 'missing',
  rows: (sql: postgres.Sql, ids: string[]) => postgres.Fragment,
) =>
  defineMailKind({
    load: (sql, ids) => sql<AskedRow[]>`
      select about.id, about.day, about.sender, profiles.bio_language as language, profiles.name, profiles.first_name, profiles.last_name,
        profiles.email, practices.email as practice_email,
        exists (select from public.profile_records as r where r.profile_id = profiles.id and r.user_id is not null) as has_member
      from (${rows(sql, ids)}) as about (id, psychologist_id, day, sender)
      join public.psychologist_profiles as profiles on profiles.id = about.psychologist_id
      left join public.practices on practices.id = profiles.practice_id`,
    compose({ day, language, sender, ...row }, { siteUrl, operator, linkTo }) {
      const values = { name: displayName(row), day: dayText(day.toISOString(), language) };
      const dashboardUrl = row.has_member ? linkTo(paths.dashboard(), language) : null;
      return {
        ...inquirySettledMail({ about, language, siteUrl, dashboardUrl, sender, ...values }),
        to: addressOf(row) ?? operator.address,
      };
    },
  });

export const inquiryMails = {
  'inquiry-news': inquiryNews,
  // No answer is needed any more.
  'inquiry-settled': toAsked(
    'settled',
    (sql, ids) => sql`
      select people.id, people.psychologist_id, messages.created_at, messages.name
      from public.inquiry_people as people join public.contact_messages as messages on messages.id = people.message_id
      where people.id = any(${ids}::uuid[])`,
  ),
  // Messages stay unanswered, which the profile says from that day on.
  'answers-missing': toAsked(
    'missing',
    (sql, ids) => sql`
      select id, id, now() + interval '14 days', null from public.psychologist_profiles where id = any(${ids}::uuid[])`,
  ),
} satisfies MailsOfFeature;
