import type { Language } from '@directory/domain/language';
import { inLanguage, paths } from '@directory/domain/paths';
import { defineMailKind } from '../mail/mail-kind.ts';
import type { MemberMailPurpose } from '../mail/templates/member-mail.tsx';
import { LINK_VALID_HOURS } from './accounts.ts';

interface MemberMailRow {
  id: string;
  purpose: MemberMailPurpose;
  email: string;
  language: Language;
}

/**
 * The mail with the link that sets a member's password. A request for an address without an account (or with a disabled one)
 * makes no mail and is forgotten here, in the worker, where nobody can see or time the difference.
 */
const memberMail = defineMailKind({
  template: () => import('../mail/templates/member-mail.tsx'),
  async load(sql, ids) {
    await sql`
      delete from public.member_mails
      where id = any(${ids}::uuid[])
        and exists (select from public.mails where subject_id = member_mails.id and status = 'queued')
        and not public.has_account(email)`;
    return sql<MemberMailRow[]>`
      select id, purpose, email, language from public.member_mails where id = any(${ids}::uuid[])`;
  },
  async compose({ purpose, email, language }, { siteUrl, recoveryToken }, template) {
    const query = new URLSearchParams({ token_hash: await recoveryToken(email), type: 'recovery' });
    const link = `${siteUrl}${inLanguage(`${paths.resetPassword()}?${query.toString()}`, language)}`;
    return {
      ...template.memberMail({ purpose, language, siteUrl, link, validHours: LINK_VALID_HOURS }),
      to: { name: '', address: email },
      automatic: true,
    };
  },
});

export const memberMails = { 'member-mail': memberMail };
