import type { Language } from '@directory/domain/language';
import type { Plan } from '@directory/domain/plans';
import type postgres from 'postgres';
import { defineMailKind } from '../mail/mail-kind.ts';
import { listingConfirmationMail } from '../mail/templates/listing-confirmation.tsx';
import { listingRequestMail } from '../mail/templates/listing-request.tsx';

/** A request to be listed, to the operator. */
export const listingRequest = defineMailKind<ListingRow>({
  load: selectListingRows,
  compose: (row, { siteUrl, operator, operatorLanguage: language }) => ({
    ...listingRequestMail({ ...row, listingType: row.listing_type, language, siteUrl }),
    to: operator,
    replyTo: { name: row.name, address: row.email },
    automatic: false,
  }),
});

/** Tells whoever asked to be listed, in fixed words, that the request has arrived. */
export const listingConfirmation = defineMailKind<ListingRow>({
  load: selectListingRows,
  compose: ({ language, email }, { siteUrl }) => ({
    ...listingConfirmationMail({ language, siteUrl }),
    to: { name: '', address: email },
    automatic: true,
  }),
});

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
