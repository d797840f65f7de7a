import { paths } from '@directory/domain/site/paths';
import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import {
  defineMailKind,
  type MailKindName,
  type MailsOfFeature,
  type RowFor,
} from '../../../messages/mail/mail-kind.ts';
import {
  contactAddressConfirmationMail,
  contactAddressNoticeMail,
} from '../../../messages/mail/templates/contact-address.ts';
import { tokenDigest } from './store.ts';

type ConfirmationRow = RowFor<typeof contactAddressConfirmationMail, 'link'> & { address: string };

/** Asks the owner of a new contact address for their word. What was taken back meanwhile needs no mail. */
const contactAddressConfirmation = defineMailKind({
  async load(sql, ids) {
    await dropVoid(sql, 'contact-address-confirmation', 'contact_address_changes', ids);
    const rows = await sql<ConfirmationRow[]>`
      select c.id, c.new_address as address, p.bio_language as language,
        coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)) as name
      from public.contact_address_changes as c join public.psychologist_profiles as p on p.id = c.profile_id
      where c.id = any(${ids}::uuid[]) and c.state = 'waiting' and c.expires_at > now()`;
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        token: await addToken(sql, 'contact_address_changes.token_digests', row.id),
      })),
    );
  },
  compose({ address, name, language, token }, { siteUrl, linkTo }) {
    return {
      ...contactAddressConfirmationMail({
        language,
        siteUrl,
        link: linkTo(paths.confirmAddress({ token }), language),
        name,
      }),
      to: address,
    };
  },
});

/** Forgets, of these mails with a link, those whose request waits no more. */
export async function dropVoid(
  sql: postgres.Sql,
  kind: MailKindName,
  table: string,
  ids: string[],
): Promise<void> {
  await sql`
    delete from public.mails as m
    where m.subject_id = any(${ids}::uuid[]) and m.kind = ${kind} and m.status = 'queued' and exists (
      select from ${sql(`public.${table}`)} as c
      where c.id = m.subject_id and (c.state <> 'waiting' or c.expires_at <= now())
    )`;
}

/** A token for one more link. Those of earlier mails stay good: a mail that was tried twice may arrive twice. @param column as table.column */
export async function addToken(
  sql: postgres.Sql,
  column: `${string}.${string}`,
  id: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [table = '', digests = ''] = column.split('.');
  await sql`
    update ${sql(`public.${table}`)} set ${sql(digests)} = ${sql(digests)} || ${tokenDigest(token)}::bytea
    where id = ${id}`;
  return token;
}

type NoticeRow = RowFor<typeof contactAddressNoticeMail, 'event' | 'passwordLink' | 'contactLink'> & {
  email: string | null;
};

/** Tells the account, which may be another address than both. */
const notice = (event: 'asked' | 'changed') =>
  defineMailKind({
    load: (sql, ids) => sql<NoticeRow[]>`
      select c.id, c.old_address as old, c.new_address as address, public.account_email(c.requested_by) as email,
        p.bio_language as language
      from public.contact_address_changes as c join public.psychologist_profiles as p on p.id = c.profile_id
      where c.id = any(${ids}::uuid[])`,
    compose({ email, language, old, address }, { siteUrl, linkTo }) {
      if (email === null) throw new Error('The account of the member who asked is gone.');
      const links = {
        passwordLink: linkTo(paths.passwordReset(), language),
        contactLink: linkTo(paths.contact(), language),
      };
      return { ...contactAddressNoticeMail({ language, siteUrl, ...links, event, old, address }), to: email };
    },
  });

export const contactAddressMails = {
  'contact-address-confirmation': contactAddressConfirmation,
  'contact-address-asked': notice('asked'),
  'contact-address-changed': notice('changed'),
} satisfies MailsOfFeature;
