import type { Language } from '@directory/domain/language';
import type { Plan } from '@directory/domain/plans';
import type postgres from 'postgres';
import { defineMailKind } from '../mail/mail-kind.ts';

/** A request to be listed, to the operator. */
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

/** Tells whoever asked to be listed, in fixed words, that the request has arrived. */
const listingConfirmation = defineMailKind({
  template: () => import('../mail/templates/listing-confirmation.tsx'),
  load: selectListingRows,
  compose: ({ language, email }, { siteUrl }, { listingConfirmationMail }) => ({
    ...listingConfirmationMail({ language, siteUrl }),
    to: { name: '', address: email },
    automatic: true,
  }),
});

export const listingMails = {
  'listing-request': listingRequest,
  'listing-confirmation': listingConfirmation,
};

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
}

async function selectListingRows(sql: postgres.Sql, ids: string[]): Promise<ListingRow[]> {
  return sql<ListingRow[]>`
    select id, name, email, phone, province, city, listing_type, message, language
    from public.listing_requests where id = any(${ids}::uuid[])`;
}
