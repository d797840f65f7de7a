import type { Language } from '@directory/domain/language';
import { inLanguage, paths } from '@directory/domain/site/paths';
import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { defineMailKind, type MailSettings, type MailsOfFeature } from '../../../messages/mail/mail-kind.ts';
import type { OutgoingMail } from '../../../messages/mail/outgoing-mail.ts';
import type * as Template from '../../../messages/mail/templates/contact-address.tsx';
import { tokenDigest } from './store.ts';

const template = () => import('../../../messages/mail/templates/contact-address.tsx');

interface ConfirmationRow {
  id: string;
  address: string;
  name: string;
  language: Language;
}

/** Asks the owner of a new contact address for their word. What was taken back meanwhile needs no mail. */
const contactAddressConfirmation = defineMailKind({
  template,
  async load(sql, ids) {
    await sql`
      delete from public.mails as m
      where m.subject_id = any(${ids}::uuid[]) and m.kind = 'contact-address-confirmation' and m.status = 'queued' and exists (
        select from public.contact_address_changes as c
        where c.id = m.subject_id and (c.state <> 'waiting' or c.expires_at <= now())
      )`;
    const rows = await sql<ConfirmationRow[]>`
      select c.id, c.new_address as address, p.bio_language as language,
        coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)) as name
      from public.contact_address_changes as c join public.psychologist_profiles as p on p.id = c.profile_id
      where c.id = any(${ids}::uuid[]) and c.state = 'waiting' and c.expires_at > now()`;
    return Promise.all(rows.map(async (row) => ({ ...row, token: await addToken(sql, row.id) })));
  },
  compose({ address, name, language, token }, { siteUrl }, { contactAddressConfirmationMail }) {
    const path = `${paths.confirmAddress()}?${new URLSearchParams({ token }).toString()}`;
    const link = `${siteUrl}${inLanguage(path, language)}`;
    return {
      ...contactAddressConfirmationMail({ language, siteUrl, link, name }),
      to: { name: '', address },
      automatic: true,
    };
  },
});

/** A token for one more link. Those of earlier mails stay good: a mail that was tried twice may arrive twice. */
async function addToken(sql: postgres.Sql, id: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`
    update public.contact_address_changes set token_digests = token_digests || ${tokenDigest(token)}::bytea
    where id = ${id}`;
  return token;
}

interface NoticeRow {
  id: string;
  old_address: string | null;
  new_address: string | null;
  email: string | null;
  language: Language;
}

const loadNotice = (sql: postgres.Sql, ids: string[]) => sql<NoticeRow[]>`
  select c.id, c.old_address, c.new_address, public.account_email(c.requested_by) as email, p.bio_language as language
  from public.contact_address_changes as c join public.psychologist_profiles as p on p.id = c.profile_id
  where c.id = any(${ids}::uuid[])`;

/** Tells the account, which may be another address than both. */
const notice =
  (event: 'asked' | 'changed') =>
  (row: NoticeRow, { siteUrl }: MailSettings, words: typeof Template): OutgoingMail => {
    const { email, language, old_address: old, new_address: address } = row;
    if (email === null) throw new Error('The account of the member who asked is gone.');
    const linkTo = (path: string) => `${siteUrl}${inLanguage(path, language)}`;
    const links = { passwordLink: linkTo(paths.passwordReset()), contactLink: linkTo(paths.contact()) };
    return {
      ...words.contactAddressNoticeMail({ language, siteUrl, ...links, event, old, address }),
      to: { name: '', address: email },
      automatic: true,
    };
  };

export const contactAddressMails = {
  'contact-address-confirmation': contactAddressConfirmation,
  'contact-address-asked': defineMailKind({ template, load: loadNotice, compose: notice('asked') }),
  'contact-address-changed': defineMailKind({ template, load: loadNotice, compose: notice('changed') }),
} satisfies MailsOfFeature;
