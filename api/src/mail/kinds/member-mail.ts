import { inLanguage, paths } from '@directory/domain/paths';
import type { Language } from '@directory/domain/language';
import { MAIL_STATES, selectState, type MailKind, type MailStatus } from '../mail-kind.ts';
import { memberMail, type MemberMailPurpose } from '../templates/member-mail.tsx';

const state = MAIL_STATES['member-mail'];

interface Row {
  id: string;
  status: MailStatus;
  attempts: number;
  purpose: MemberMailPurpose;
  email: string;
  language: Language;
}

/**
 * The mail with the link that sets a member's password. A request for an address without an account (or with a disabled one)
 * makes no mail and is forgotten here, in the worker, where nobody can see or time the difference.
 */
export const memberMailKind: MailKind = {
  async load(sql, ids) {
    await sql`
      delete from public.member_mails
      where id = any(${ids as string[]}::uuid[]) and status = 'queued' and not exists (
        select from auth.users
        where users.email = member_mails.email and (users.banned_until is null or users.banned_until < now())
      )`;
    const rows = await sql<Row[]>`
      select id, ${selectState(sql, state)}, purpose, email, language
      from public.member_mails
      where id = any(${ids as string[]}::uuid[])`;
    return new Map(
      rows.map(({ id, status, attempts, purpose, email, language }) => [
        id,
        {
          status,
          attempts,
          compose: async ({ siteUrl, recoveryToken }) => {
            const query = new URLSearchParams({ token_hash: await recoveryToken(email), type: 'recovery' });
            const link = `${siteUrl}${inLanguage(`${paths.resetPassword()}?${query.toString()}`, language)}`;
            return {
              ...memberMail({ purpose, language, siteUrl, link }),
              to: { name: '', address: email },
              automatic: true,
            };
          },
        },
      ]),
    );
  },
};
