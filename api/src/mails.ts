import { contactMails } from './messages/contact/mail.ts';
import { inquiryMails } from './messages/inquiries/mail.ts';
import { listingMails } from './messages/listings/mail.ts';
import type { MailKind, MailKindName } from './messages/mail/mail-kind.ts';
import { resultsMails } from './messages/results/mail.ts';
import { profileChangeMails } from './people/changes/mail.ts';
import { contactAddressMails } from './people/members/contact-address/mail.ts';
import { memberMails } from './people/members/mail.ts';
import { signInAddressMails } from './people/members/sign-in-address/mail.ts';
import { openingMails } from './people/openings/mail.ts';
import { ownDataMails } from './people/own-data/mail.ts';
import { premiumMails } from './people/premium/mail.ts';
import { questionMails } from './people/questions/mail.ts';

/** Every kind of mail by its name. Each feature makes its own. */
export const MAILS: Readonly<Record<MailKindName, MailKind>> = {
  ...contactMails,
  ...inquiryMails,
  ...listingMails,
  ...resultsMails,
  ...profileChangeMails,
  ...contactAddressMails,
  ...signInAddressMails,
  ...questionMails,
  ...openingMails,
  ...premiumMails,
  ...memberMails,
  ...ownDataMails,
};
