import type { MailKind, StateColumns } from '../mail-kind.ts';
import { listingConfirmationMail } from '../templates/listing-confirmation.tsx';
import { selectListingRows } from './listing-row.ts';

const state: StateColumns = {
  table: 'listing_requests',
  status: 'confirmation_status',
  failureReason: 'confirmation_failure_reason',
  attempts: 'confirmation_attempts',
  sentAt: 'confirmation_sent_at',
};

/** Tells whoever asked to be listed, in fixed words, that the request has arrived. */
export const listingConfirmation: MailKind = {
  name: 'listing-confirmation',
  state,
  async load(sql, ids) {
    const rows = await selectListingRows(sql, state, ids);
    return new Map(
      rows.map(({ id, status, attempts, language, email }) => [
        id,
        {
          status,
          attempts,
          compose: ({ siteUrl }) => ({
            ...listingConfirmationMail({ language, siteUrl }),
            to: { name: '', address: email },
            automatic: true,
          }),
        },
      ]),
    );
  },
};
