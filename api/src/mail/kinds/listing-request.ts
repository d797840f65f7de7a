import { MAIL_STATES, type MailKind } from '../mail-kind.ts';
import { listingRequestMail } from '../templates/listing-request.tsx';
import { selectListingRows } from './listing-row.ts';

const state = MAIL_STATES['listing-request'];

/** A request to be listed, to the operator. */
export const listingRequest: MailKind = {
  async load(sql, ids) {
    const rows = await selectListingRows(sql, state, ids);
    return new Map(
      rows.map(({ status, attempts, ...row }) => [
        row.id,
        {
          status,
          attempts,
          compose: ({ siteUrl, operator, operatorLanguage }) => ({
            ...listingRequestMail({
              ...row,
              listingType: row.listing_type,
              language: operatorLanguage,
              siteUrl,
            }),
            to: operator,
            replyTo: { name: row.name, address: row.email },
            automatic: false,
          }),
        },
      ]),
    );
  },
};
