import type { Language } from '@directory/domain/language';
import { displayName } from '@directory/domain/profile/display';
import {
  answersTo,
  isOccasion,
  OCCASIONS,
  type Occasion,
  OPENING_ANSWER,
  type Report,
} from '@directory/domain/profile/questions';
import { paths, profilePath } from '@directory/domain/site/paths';
import type postgres from 'postgres';
import { defineMailKind, type MailsOfFeature } from '../../messages/mail/mail-kind.ts';
import { profileQuestionMail } from '../../messages/mail/templates/profile-question.ts';
import { addressOf } from '../../messages/mail/outgoing-mail.ts';

interface QuestionRow {
  id: string;
  cause: Report | Occasion;
  language: Language;
  account: string | null;
  email: string | null;
  practice_email: string | null;
  profile: Parameters<typeof displayName>[0] & Parameters<typeof profilePath>[0];
}

/** Whether a question is one of those that its member does not want; `q` is the question, `r` the record. */
const isUnwanted = (sql: postgres.Sql) =>
  sql`(q.cause = any(${[...OCCASIONS]}) and 'questions' = any(coalesce(r.unwanted_mails, '{}')))`;

/** Forgets those whose member said so meanwhile. */
async function dropUnwanted(sql: postgres.Sql, ids: string[]): Promise<void> {
  await sql`
    delete from public.mails as m
    using public.profile_questions as q join public.profile_records as r on r.profile_id = q.profile_id
    where m.subject_id = any(${ids}::uuid[]) and m.kind = 'profile-question' and m.status = 'queued' and q.id = m.subject_id
      and ${isUnwanted(sql)}`;
}

/** Asks a person about their own profile: at their account, or where visitors write to; who has neither address the operator asks. */
const profileQuestion = defineMailKind({
  async load(sql, ids) {
    await dropUnwanted(sql, ids);
    return sql<QuestionRow[]>`
    select q.id, q.cause, p.bio_language as language, public.account_email(r.user_id) as account, p.email, practices.email as practice_email,
      to_jsonb(p) as profile
    from public.profile_questions as q
    join public.psychologist_profiles as p on p.id = q.profile_id
    left join public.profile_records as r on r.profile_id = p.id
    left join public.practices on practices.id = p.practice_id
    where q.id = any(${ids}::uuid[]) and not ${isUnwanted(sql)}`;
  },
  compose(row, { siteUrl, operator, tokenOf, linkTo }) {
    const { id, cause, language, account, profile } = row;
    const token = tokenOf('question', id);
    const mail = profileQuestionMail({
      ...{
        language,
        siteUrl,
        cause,
        name: displayName(profile),
        profileUrl: linkTo(profilePath(profile), language),
      },
      answers: (isOccasion(cause) ? ([OPENING_ANSWER, ...answersTo(cause)] as const) : answersTo(cause)).map(
        (answer) => [answer, linkTo(paths.word(token, undefined, answer), language)],
      ),
    });
    return {
      ...mail,
      to: account ?? addressOf(row) ?? operator.address,
      ...(isOccasion(cause) && {
        unsubscribeUrl: siteUrl + paths.word(token, undefined, 'stop'),
      }),
    };
  },
});

export const questionMails = { 'profile-question': profileQuestion } satisfies MailsOfFeature;
