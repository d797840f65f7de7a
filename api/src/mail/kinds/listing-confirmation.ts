import { MAIL_STATES, type MailKind } from '../mail-kind.ts';
import { listingConfirmationMail } from '../templates/listing-confirmation.tsx';
import { selectListingRows } from './listing-row.ts';

const state = MAIL_STATES['listing-confirmation'];

/** Tells whoever asked to be listed, in fixed words, that the request has arrived. */
export const listingConfirmation: MailKind = {
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
