import type { Language } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import type { Plan } from '@directory/domain/site/plans';
import type postgres from 'postgres';
import { defineMailKind, type MailsOfFeature } from '../mail/mail-kind.ts';
import {
  listingConfirmationMail,
  listingDeclinedMail,
  listingRequestMail,
} from '../mail/templates/listings.ts';
import { claimedProfile, type ClaimedProfile } from './store.ts';

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

interface ListingRow {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  province: string | null;
  city: string | null;
  listingType: Plan;
  message: string | null;
  language: Language;
  reason: string | null;
  profile: ClaimedProfile | null;
}

async function selectListingRows(sql: postgres.Sql, ids: string[]): Promise<ListingRow[]> {
  return sql<ListingRow[]>`
    select id, name, email, phone, province, city, listing_type as "listingType", message, language, decision_reason as reason, ${claimedProfile(sql)} as profile
    from public.listing_requests as requests where id = any(${ids}::uuid[])`;
}
