import { defineMailKind, type MailsOfFeature } from '../../messages/mail/mail-kind.ts';
import { profileBegunMail } from '../../messages/mail/templates/profile-changes.ts';

export const profileMails = {
  'profile-begun': defineMailKind({
    load: (sql, ids) => sql<{ id: string }[]>`
      select id from public.psychologist_profiles where id = any(${ids}::uuid[])`,
    compose: ({ id }, { siteUrl, operator, operatorLanguage: language }) => ({
      ...profileBegunMail({ language, siteUrl, profileId: id }),
      to: operator,
    }),
  }),
} satisfies MailsOfFeature;
