import { defineMailKind, type MailsOfFeature } from '../../messages/mail/mail-kind.ts';

/** Tells the operator of a profile that a member has begun. */
const profileBegun = defineMailKind({
  template: () => import('../../messages/mail/templates/profile-begun.tsx'),
  load: (sql, ids) => sql<{ id: string }[]>`
    select id from public.psychologist_profiles where id = any(${ids}::uuid[])`,
  compose: ({ id }, { siteUrl, operator, operatorLanguage: language }, { profileBegunMail }) => ({
    ...profileBegunMail({ language, siteUrl, profileId: id }),
    to: operator,
    automatic: true,
  }),
});

export const profileMails = { 'profile-begun': profileBegun } satisfies MailsOfFeature;
