import type { Language } from '@directory/domain/language';
import { inLanguage, paths } from '@directory/domain/site/paths';
import type { ReviewedColumn } from '@directory/domain/profile/columns';
import { lookAlikeWords } from '@directory/domain/text/look-alikes';
import { defineMailKind, type MailsOfFeature } from '../../messages/mail/mail-kind.ts';

/** Tells the operator, once a day, how many changes wait. What was decided meanwhile needs no mail, and its day is forgotten. */
const profileChangesWaiting = defineMailKind({
  template: () => import('../../messages/mail/templates/profile-changes-waiting.tsx'),
  async load(sql, ids) {
    await sql`
      delete from public.change_notices
      where id = any(${ids}::uuid[])
        and exists (select from public.mails where subject_id = change_notices.id and status = 'queued')
        and not exists (select from public.profile_changes where state = 'waiting')`;
    return sql<{ id: string; waiting: (string | null)[] }[]>`
      select id, array(select new_value from public.profile_changes where state = 'waiting') as waiting
      from public.change_notices where id = any(${ids}::uuid[])`;
  },
  compose: (
    { waiting },
    { siteUrl, operator, operatorLanguage: language },
    { profileChangesWaitingMail },
  ) => ({
    ...profileChangesWaitingMail({
      language,
      siteUrl,
      waiting: waiting.length,
      alike: waiting.filter((words) => lookAlikeWords(words ?? '').length > 0).length,
    }),
    to: operator,
    automatic: true,
  }),
});

interface DecisionRow {
  id: string;
  field: ReviewedColumn;
  new_value: string | null;
  state: 'approved' | 'declined';
  reason: string | null;
  email: string | null;
  language: Language;
}

/** Tells the member what became of a change, in the language of their profile. */
const profileChangeDecision = defineMailKind({
  template: () => import('../../messages/mail/templates/profile-change-decision.tsx'),
  load: (sql, ids) => sql<DecisionRow[]>`
    select c.id, c.field, c.new_value, c.state, c.reason, public.account_email(c.requested_by) as email,
      p.bio_language as language
    from public.profile_changes as c
      join public.psychologist_profiles as p on p.id = c.profile_id
    where c.id = any(${ids}::uuid[])`,
  compose(row, { siteUrl }, { profileChangeDecisionMail }) {
    const { email, language, field, new_value: words, state, reason } = row;
    if (email === null) throw new Error('The account of the member who asked is gone.');
    const linkTo = (path: string) => `${siteUrl}${inLanguage(path, language)}`;
    const links = { link: linkTo(paths.dashboard()), contactLink: linkTo(paths.contact()) };
    return {
      ...profileChangeDecisionMail({ language, siteUrl, ...links, field, words, state, reason }),
      to: { name: '', address: email },
      automatic: true,
    };
  },
});

export const profileChangeMails = {
  'profile-changes-waiting': profileChangesWaiting,
  'profile-change-decision': profileChangeDecision,
} satisfies MailsOfFeature;
