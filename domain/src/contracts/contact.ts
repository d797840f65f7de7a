import * as z from 'zod/mini';
import { MOST_ASKED, MOST_AT_ONCE } from '../inquiries/inquiry.ts';
import { PLAN_NAMES, type Plan } from '../site/plans.ts';
import { PROVINCE_CODES } from '../places/provinces.ts';
import { contract, REFUSED_POSTS } from './contract.ts';
import * as field from './fields.ts';
import { REPLY_DAYS, REPLY_TIMES } from './reply-times.ts';

/** What every form sends beside its fields. */
const envelope = {
  psychologistId: field.optionalUuid('unknown_psychologist'),
  idempotencyKey: field
    .optionalUuid('not_a_uuid')
    .check(z.describe('The same key means the same submission, sent again.')),
  language: field.language,
  elapsedMs: z
    .optional(z.number(field.says('not_a_number')).check(z.minimum(0, field.says('not_a_number'))))
    .check(z.describe('How long the form took to fill in, in milliseconds.')),
  company: z
    .nullish(z.string(field.says('not_text')))
    .check(z.describe('Left empty by people: who fills it in is answered, and ignored.')),
  psychologistName: z.optional(z.unknown()).check(z.describe('Ignored.')),
  psychologistEmail: z
    .optional(z.unknown())
    .check(z.describe('Ignored: who gets the message is looked up by psychologistId.')),
};

/** Whom the sender names beside the first, and what was agreed. */
const inquiry = {
  others: z
    .optional(
      z
        .array(z.uuid(field.says('unknown_psychologist')), field.says('not_an_option'))
        .check(z.maxLength(MOST_ASKED - 1, field.says('not_an_option'))),
    )
    .check(
      z.describe(
        'Who else may be asked, in this order, once the address is confirmed by the link of a mail.',
      ),
    ),
  atOnce: z
    .optional(
      z
        .int(field.says('not_a_number'))
        .check(
          z.minimum(1, field.says('not_an_option')),
          z.maximum(MOST_AT_ONCE, field.says('not_an_option')),
        ),
    )
    .check(z.describe('How many are written to at once; 1 when left out.')),
  passesOn: z
    .optional(z.boolean(field.says('not_an_option')))
    .check(
      z.describe(
        'The next is asked by itself when one is full, out of reach, or silent for two working days.',
      ),
    ),
};

const subject = field.optionalLine(150);
const phone = field.optionalLine(40);

/** A message from the form on a profile, which has no `subject`, or from the contact page. */
const message = z.object({
  type: z.nullish(z.literal('')),
  ...envelope,
  name: field.requiredLine(120, 'name_required'),
  email: field.email(),
  phone,
  location: field.optionalLine(20),
  preferredReplyDay: field.optionalChoice(30, keysOf(REPLY_DAYS)),
  preferredReplyTime: field.optionalChoice(30, keysOf(REPLY_TIMES)),
  message: field.requiredLines(5000, 'message_required'),
  subject,
  ...inquiry,
});

const listingRequest = z.object({
  type: z.literal('listing_request'),
  ...envelope,
  name: field.requiredLine(120, 'full_name_required'),
  email: field.email(),
  phone,
  province: field.optionalChoice(2, PROVINCE_CODES),
  city: field.optionalLine(80),
  registrationNumber: field.optionalLine(60),
  isOther: z
    .optional(z.boolean(field.says('not_an_option')))
    .check(z.describe('Nobody of those who were answered as listed already.')),
  listingType: field.requiredChoice<Plan>(10, PLAN_NAMES, 'listing_type_required'),
  message: field.optionalLines(5000),
  subject,
});

/** Somebody who is listed, and may be who asks to be: in the answer 409 `listed_already`, as `listed`. */
export interface ListedAlike {
  id: string;
  name: string;
  city: string | null;
  hasAccount: boolean;
}

/** "This is me", of a profile that came from a register: the message says what shows it. */
const claim = z.object({
  type: z.literal('claim'),
  ...envelope,
  psychologistId: field.uuid('unknown_psychologist'),
  name: field.requiredLine(120, 'full_name_required'),
  email: field.email(),
  message: field.requiredLines(5000, 'message_required'),
});

/** Which form a submission comes from shows in the payload: a listing request and a claim say `type`. */
const submission = z.discriminatedUnion('type', [listingRequest, claim, message], {
  error: ({ input }) => {
    const { type } = (input ?? {}) as { type?: unknown };
    return field.says(typeof type === 'string' ? 'not_an_option' : 'not_text');
  },
});

export const contact = contract({
  method: 'POST',
  path: '/api/contact',
  tag: 'Contact',
  summary: 'Write to a psychologist or to the directory, ask to be listed, or claim a profile',
  input: submission,
  answer: {
    status: 202,
    description: 'Kept, and on its way; or, with `deliverAfter`, kept and delivered later.',
    schema: z.object({
      id: z.guid(),
      message: z.string().check(z.describe('A sentence for the sender.')),
      deliverAfter: z
        .optional(z.iso.datetime())
        .check(
          z.describe(
            'So many messages have come for the psychologist that this one waits for its turn, about until then.',
          ),
        ),
    }),
  },
  errors: {
    ...REFUSED_POSTS,
    400: 'A field is refused; the answer names it.',
    404: 'There is no such psychologist.',
    409: 'The key was used for another message; or, with `listed`, these people are listed already, and nothing was kept.',
    429: 'Too many messages; Retry-After says when to try again.',
    503: 'It could not be taken just now; the same key, sent again, makes no second message.',
  },
});

function keysOf<Key extends string>(options: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(options) as Key[];
}
