import { z } from 'zod';
import { PERSON_STATES } from '../inquiries/inquiry.ts';
import { PROVINCE_CODES } from '../places/provinces.ts';
import { contract, REFUSALS } from './contract.ts';
import { acted, form, seeOther } from './press.ts';

const token = z.string().min(20).max(100);
const day = z.iso.date().nullable();

const inquiryView = z.object({
  createdAt: z.iso.datetime(),
  /** Until it is, nobody but the first is written to. */
  isConfirmed: z.boolean(),
  closedAs: z.enum(['worked', 'stopped', 'over']).nullable(),
  /** Who would be asked next; null where nobody may be. */
  next: z.object({ name: z.string(), place: z.int() }).nullable(),
  /** When that happens by itself. */
  nextAt: z.iso.datetime().nullable(),
  /** Of the first who was named; null where nobody is any more. */
  province: z.enum(PROVINCE_CODES).nullable(),
  /** Whom it began with is not in the directory any more. */
  isGone: z.boolean(),
  people: z.array(
    z.object({
      name: z.string(),
      path: z.string(),
      state: z.enum(PERSON_STATES),
      since: z.iso.datetime().nullable(),
      day,
      suggestion: z.string().nullable(),
    }),
  ),
});

/** What became of a message, for whoever wrote it. */
export type InquiryView = z.infer<typeof inquiryView>;

const questionView = z.object({
  createdAt: z.iso.datetime(),
  name: z.string(),
  state: z.enum(PERSON_STATES),
  day,
  suggestion: z.string().nullable(),
  /** The sender needs no answer any more, or the page of what became of it has ended. */
  isSettled: z.boolean(),
  /** They said yes, and the sender has not ended it without anybody's help: it is for them to write. */
  isExpected: z.boolean(),
});

/** What a psychologist is asked. */
export type QuestionView = z.infer<typeof questionView>;

const errors = { 404: 'The link is wrong, or its page has ended.', 429: REFUSALS.tooMany } as const;

export const inquiry = contract({
  method: 'GET',
  path: '/api/inquiries/{token}',
  tag: 'Contact',
  summary: 'What became of a message, for whoever has the link of its sender',
  input: z.object({ token }),
  answer: { status: 200, description: 'Who was asked, and what came back.', schema: inquiryView },
  errors,
});

export const inquiryAct = contract({
  method: 'POST',
  path: '/api/inquiries',
  tag: 'Contact',
  summary: 'Confirm the address, have the next person asked, stop, or end the page',
  media: form('token', 'act', 'place', 'language'),
  answer: { status: 200, description: 'Never: the page follows.' },
  otherAnswers: seeOther,
  errors: acted,
});

export const question = contract({
  method: 'GET',
  path: '/api/answers/{token}',
  tag: 'Contact',
  summary: 'What a psychologist is asked, for whoever has the link of the message',
  input: z.object({ token }),
  answer: { status: 200, description: 'Nothing of the text or its sender.', schema: questionView },
  errors,
});

export const answerAct = contract({
  method: 'POST',
  path: '/api/answers',
  tag: 'Contact',
  summary: 'Answer a message with a press',
  media: form('token', 'answer', 'day', 'suggestion', 'language'),
  answer: { status: 200, description: 'Never: the page follows.' },
  otherAnswers: seeOther,
  errors: acted,
});
