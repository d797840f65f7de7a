import { assessmentResults } from './kinds/assessment-results.ts';
import { contactConfirmation } from './kinds/contact-confirmation.ts';
import { contactMessage } from './kinds/contact-message.ts';
import { listingConfirmation } from './kinds/listing-confirmation.ts';
import { listingRequest } from './kinds/listing-request.ts';
import { memberMailKind } from './kinds/member-mail.ts';
import type { MailKinds } from './mail-kind.ts';

/**
 * How each kind of mail is made. For the worker alone: it brings the templates and all that renders them along, which the
 * server and the commands, who only queue mails, need not load.
 */
export const MAIL_KIND_BY_NAME: MailKinds = {
  'contact-message': contactMessage,
  'contact-confirmation': contactConfirmation,
  'listing-request': listingRequest,
  'listing-confirmation': listingConfirmation,
  'assessment-results': assessmentResults,
  'member-mail': memberMailKind,
};
