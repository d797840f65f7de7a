import { paths } from '@directory/domain/site/paths';
import type postgres from 'postgres';
import { defineMailKind, type MailsOfFeature, type RowFor } from '../mail/mail-kind.ts';
import {
  listingConfirmationMail,
  listingDeclinedMail,
  listingRequestMail,
} from '../mail/templates/listings.ts';
import { claimedProfile } from './store.ts';

export const listingMails = {
  'listing-request': defineMailKind({
    load: selectListingRows,
    compose: (row, { siteUrl, operator, operatorLanguage: language }) => ({
      ...listingRequestMail({ ...row, language, siteUrl }),
      to: operator,
      replyTo: { name: row.name, address: row.email },
      automatic: false,
    }),
  }),
  'listing-confirmation': defineMailKind({
    load: selectListingRows,
    compose: ({ language, email, profile }, { siteUrl }) => ({
      ...listingConfirmationMail({ language, siteUrl, isClaim: profile !== null }),
      to: email,
    }),
  }),
  'listing-declined': defineMailKind({
    load: selectListingRows,
    compose: ({ language, email, profile, reason }, { siteUrl, linkTo }) => ({
      ...listingDeclinedMail({
        ...{ language, siteUrl, reason, isClaim: profile !== null },
        link: linkTo(paths.contact(), language),
      }),
      to: email,
    }),
  }),
} satisfies MailsOfFeature;

type ListingRow = RowFor<typeof listingRequestMail> & { reason: string | null };

async function selectListingRows(sql: postgres.Sql, ids: string[]): Promise<ListingRow[]> {
  return sql<ListingRow[]>`
    select id, name, email, phone, province, city, registration_number as "registrationNumber", listing_type as "listingType", message, language, decision_reason as reason, ${claimedProfile(sql)} as profile
    from public.listing_requests as requests where id = any(${ids}::uuid[])`;
}
