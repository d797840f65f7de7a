import type { MailKind, StateColumns } from '../mail-kind.ts';
import { listingRequestMail } from '../templates/listing-request.tsx';
import { selectListingRows } from './listing-row.ts';

const state: StateColumns = {
  table: 'listing_requests',
  status: 'delivery_status',
  failureReason: 'failure_reason',
  attempts: 'attempts',
  sentAt: 'sent_at',
};

/** A request to be listed, to the operator. */
export const listingRequest: MailKind = {
  name: 'listing-request',
  state,
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
