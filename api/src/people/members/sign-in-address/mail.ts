import type { Language } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { defineMailKind, type MailKindName, type MailsOfFeature } from '../../../messages/mail/mail-kind.ts';
import { signInAddressMail } from '../../../messages/mail/templates/sign-in-address.ts';
import { addToken, dropVoid } from '../contact-address/mail.ts';

/** Asks one of the two addresses, by a link of its own, or tells it that both have agreed. */
const mailTo = (side: 'old' | 'new', kind: MailKindName, event: 'asked' | 'changed') =>
  defineMailKind({
    async load(sql, ids) {
      if (event === 'asked') await dropVoid(sql, kind, 'sign_in_address_changes', ids);
      const rows = await sql<{ id: string; to: string; address: string; language: Language }[]>`
        select id, ${sql(`${side}_address`)} as "to", new_address as address, language from public.sign_in_address_changes
        where id = any(${ids}::uuid[]) and (state = 'confirmed' or state = 'waiting' and expires_at > now())`;
      const token = (id: string) => addToken(sql, `sign_in_address_changes.${side}_digests`, id);
      return Promise.all(
        rows.map(async (row) => ({ ...row, token: event === 'asked' ? await token(row.id) : null })),
      );
    },
    compose: ({ to, address, language, token }, { siteUrl, linkTo }) => ({
      ...signInAddressMail({
        ...{ language, siteUrl, address, about: event === 'asked' ? side : event },
        link: linkTo(token === null ? paths.contact() : paths.signInAddress({ token }), language),
        passwordLink: linkTo(paths.passwordReset(), language),
      }),
      to,
    }),
  });

export const signInAddressMails = {
  'sign-in-address-confirmation': mailTo('new', 'sign-in-address-confirmation', 'asked'),
  'sign-in-address-consent': mailTo('old', 'sign-in-address-consent', 'asked'),
  'sign-in-address-left': mailTo('old', 'sign-in-address-left', 'changed'),
  'sign-in-address-changed': mailTo('new', 'sign-in-address-changed', 'changed'),
} satisfies MailsOfFeature;
