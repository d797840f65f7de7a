import type { Language } from '@directory/domain/language';
import { paths, profilePath } from '@directory/domain/site/paths';
import { defineMailKind, type MailsOfFeature } from '../../messages/mail/mail-kind.ts';
import {
  memberMail,
  type MemberMailPurpose,
  passwordChangedMail,
  personErasedMail,
} from '../../messages/mail/templates/members.ts';
import { LINK_VALID_HOURS } from './accounts.ts';
import { deleteIdleRequests } from './store.ts';

interface MemberMailRow {
  id: string;
  purpose: MemberMailPurpose;
  email: string;
  language: Language;
  /** What an invitation is to; null when the member begins a profile. */
  profile: (Parameters<typeof profilePath>[0] & { is_active: boolean }) | null;
}

/**
 * The mail with the link that sets a member's password. A request that needs none is forgotten here, in the worker, where nobody can
 * see or time the difference.
 */
const accountMail = defineMailKind({
  async load(sql, ids) {
    await deleteIdleRequests(sql, ids);
    return sql<MemberMailRow[]>`
      select m.id, m.purpose, m.email, m.language, case when p.id is not null then jsonb_build_object(
        'id', p.id, 'province', p.province, 'city_slug', p.city_slug, 'name_slug', p.name_slug, 'is_active', p.is_active
      ) end as profile
      from public.member_mails as m left join public.psychologist_profiles as p on p.id = m.profile_id
      where m.id = any(${ids}::uuid[])`;
  },
  async compose({ purpose, email, language, profile }, { siteUrl, recoveryToken, linkTo }) {
    const query = new URLSearchParams({ token_hash: await recoveryToken(email), type: 'recovery' });
    const link = linkTo(`${paths.resetPassword()}?${query.toString()}`, language);
    const page = profile?.is_active ? linkTo(profilePath(profile), language) : null;
    return {
      ...memberMail({ purpose, language, siteUrl, link, page, validHours: LINK_VALID_HOURS }),
      to: email,
    };
  },
});

/** Tells the account of a new password. */
const passwordChanged = defineMailKind({
  load: (sql, ids) => sql<{ id: string; email: string; language: Language }[]>`
    select id, email, language from public.member_mails where id = any(${ids}::uuid[])`,
  compose: ({ email, language }, { siteUrl, linkTo }) => ({
    ...passwordChangedMail({
      language,
      siteUrl,
      passwordLink: linkTo(paths.passwordReset(), language),
      contactLink: linkTo(paths.contact(), language),
    }),
    to: email,
  }),
});

/** To who was erased: the row with their address goes once it is sent. */
const personErased = defineMailKind({
  load: (sql, ids) => sql<
    { id: string; email: string; language: Language; isAll: boolean; isSender: boolean }[]
  >`
    select id, email, language, is_all as "isAll", by_link as "isSender" from public.person_requests
    where id = any(${ids}::uuid[]) and wish = 'erase' and done_at is not null`,
  compose: ({ email, language, isAll, isSender }, { siteUrl, linkTo }) => ({
    ...personErasedMail({ isAll, isSender, language, siteUrl, link: linkTo(paths.privacy(), language) }),
    to: email,
  }),
});

export const memberMails = {
  'member-mail': accountMail,
  'password-changed': passwordChanged,
  'person-erased': personErased,
} satisfies MailsOfFeature;
