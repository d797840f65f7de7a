import type { Language } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { defineMailKind, type MailsOfFeature } from '../../messages/mail/mail-kind.ts';
import { dataLinkMail } from '../../messages/mail/templates/own-data.ts';
import { addToken, dropVoid } from '../members/contact-address/mail.ts';

/** The link to what is held of an address, to whoever reads its mail. */
const dataLink = defineMailKind({
  async load(sql, ids) {
    await dropVoid(sql, 'data-link', 'data_links', ids);
    const rows = await sql<{ id: string; email: string; language: Language }[]>`
      select id, email, language from public.data_links
      where id = any(${ids}::uuid[]) and state = 'waiting' and expires_at > now()`;
    return Promise.all(
      rows.map(async (row) => ({ ...row, token: await addToken(sql, 'data_links.token_digests', row.id) })),
    );
  },
  compose: ({ email, language, token }, { siteUrl, linkTo }) => ({
    ...dataLinkMail({ language, siteUrl, link: linkTo(paths.yourData(token), language) }),
    to: email,
  }),
});

export const ownDataMails = { 'data-link': dataLink } satisfies MailsOfFeature;
