import { paths } from '@directory/domain/site/paths';
import { lookAlikeWords } from '@directory/domain/text/look-alikes';
import { defineMailKind, type MailsOfFeature, type RowFor } from '../../messages/mail/mail-kind.ts';
import {
  profileBegunMail,
  profileChangeDecisionMail,
  profileChangesWaitingMail,
} from '../../messages/mail/templates/profile-changes.ts';

/** Tells the operator, once a day, how many changes wait. What was decided meanwhile needs no mail, and its day is forgotten. */
const profileChangesWaiting = defineMailKind({
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
  compose: ({ waiting }, { siteUrl, operator, operatorLanguage: language }) => ({
    ...profileChangesWaitingMail({
      language,
      siteUrl,
      waiting: waiting.length,
      alike: waiting.filter((words) => lookAlikeWords(words ?? '').length > 0).length,
    }),
    to: operator,
  }),
});

type DecisionRow = RowFor<typeof profileChangeDecisionMail, 'link' | 'contactLink'> & {
  email: string | null;
};

/** Tells the member what became of a change, in the language of their profile. */
const profileChangeDecision = defineMailKind({
  load: (sql, ids) => sql<DecisionRow[]>`
    select c.id, c.field, c.new_value as words, c.state, c.reason, public.account_email(c.requested_by) as email,
      p.bio_language as language
    from public.profile_changes as c
      join public.psychologist_profiles as p on p.id = c.profile_id
    where c.id = any(${ids}::uuid[])`,
  compose({ id: _id, email, language, ...change }, { siteUrl, linkTo }) {
    if (email === null) throw new Error('The account of the member who asked is gone.');
    const links = {
      link: linkTo(paths.dashboard(), language),
      contactLink: linkTo(paths.contact(), language),
    };
    return {
      ...profileChangeDecisionMail({ ...change, language, siteUrl, ...links }),
      to: email,
    };
  },
});

/** Tells the operator that a member has begun a profile of their own. */
const profileBegun = defineMailKind({
  load: (sql, ids) => sql<{ id: string }[]>`
    select id from public.psychologist_profiles where id = any(${ids}::uuid[])`,
  compose: ({ id }, { siteUrl, operator, operatorLanguage: language }) => ({
    ...profileBegunMail({ language, siteUrl, profileId: id }),
    to: operator,
  }),
});

export const profileChangeMails = {
  'profile-begun': profileBegun,
  'profile-changes-waiting': profileChangesWaiting,
  'profile-change-decision': profileChangeDecision,
} satisfies MailsOfFeature;
