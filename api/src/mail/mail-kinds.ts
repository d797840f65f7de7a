import { contactConfirmation } from './kinds/contact-confirmation.ts';
import { contactMessage } from './kinds/contact-message.ts';
import { listingConfirmation } from './kinds/listing-confirmation.ts';
import { listingRequest } from './kinds/listing-request.ts';
import type { MailKind, MailKindName } from './mail-kind.ts';

/** How each kind of mail is made. */
export const MAIL_KIND_BY_NAME: Readonly<Record<MailKindName, MailKind>> = {
  'contact-message': contactMessage,
  'contact-confirmation': contactConfirmation,
  'listing-request': listingRequest,
  'listing-confirmation': listingConfirmation,
};
