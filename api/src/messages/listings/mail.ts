import type { Language } from '@directory/domain/language';
import { inLanguage, paths } from '@directory/domain/site/paths';
import type { Plan } from '@directory/domain/site/plans';
import type postgres from 'postgres';
import { defineMailKind, type MailsOfFeature } from '../mail/mail-kind.ts';
import { claimedProfile, type ClaimedProfile } from './store.ts';

/** A request to be listed, or a claim, to the operator. */
const listingRequest = defineMailKind({
  template: () => import('../mail/templates/listing-request.tsx'),
  load: selectListingRows,
  compose: (row, { siteUrl, operator, operatorLanguage: language }, { listingRequestMail }) => ({
    ...listingRequestMail({ ...row, listingType: row.listing_type, language, siteUrl }),
    to: operator,
    replyTo: { name: row.name, address: row.email },
    automatic: false,
  }),
});

/** Tells whoever asked to be listed, or says that a profile is theirs, in fixed words, that the request has arrived. */
const listingConfirmation = defineMailKind({
  template: () => import('../mail/templates/listing-confirmation.tsx'),
  load: selectListingRows,
  compose: ({ language, email, profile }, { siteUrl }, { listingConfirmationMail }) => ({
    ...listingConfirmationMail({ language, siteUrl, isClaim: profile !== null }),
    to: { name: '', address: email },
    automatic: true,
  }),
});

/** Tells whoever asked to be listed, or claimed a profile, that the request was declined. */
const listingDeclined = defineMailKind({
  template: () => import('../mail/templates/listing-declined.tsx'),
  load: selectListingRows,
  compose: ({ language, email, profile, decision_reason: reason }, { siteUrl }, { listingDeclinedMail }) => ({
    ...listingDeclinedMail({
      ...{ language, siteUrl, reason, isClaim: profile !== null },
      link: `${siteUrl}${inLanguage(paths.contact(), language)}`,
    }),
    to: { name: '', address: email },
    automatic: true,
  }),
});

export const listingMails = {
  'listing-request': listingRequest,
  'listing-confirmation': listingConfirmation,
  'listing-declined': listingDeclined,
} satisfies MailsOfFeature;

interface ListingRow {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  province: string | null;
  city: string | null;
  listing_type: Plan;
  message: string | null;
  language: Language;
  decision_reason: string | null;
  profile: ClaimedProfile | null;
}

async function selectListingRows(sql: postgres.Sql, ids: string[]): Promise<ListingRow[]> {
  return sql<ListingRow[]>`
    select id, name, email, phone, province, city, listing_type, message, language, decision_reason, ${claimedProfile(sql)} as profile
    from public.listing_requests as requests where id = any(${ids}::uuid[])`;
}
