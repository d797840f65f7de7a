import { z } from 'zod';
import { PERSON_STATES } from '../inquiries/inquiry.ts';
import { PROVINCE_CODES } from '../places/provinces.ts';
import { linked, press } from './press.ts';

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

export const inquiry = linked({
  path: '/api/inquiries/{token}',
  tag: 'Contact',
  summary: 'What became of a message, for whoever has the link of its sender',
  shows: 'Who was asked, and what came back.',
  schema: inquiryView,
});

export const inquiryAct = press({
  path: '/api/inquiries',
  tag: 'Contact',
  summary: 'Confirm the address, have the next person asked, stop, or end the page',
  fields: ['token', 'act', 'place', 'language'],
});

export const question = linked({
  path: '/api/answers/{token}',
  tag: 'Contact',
  summary: 'What a psychologist is asked, for whoever has the link of the message',
  shows: 'Nothing of the text or its sender.',
  schema: questionView,
});

export const answerAct = press({
  path: '/api/answers',
  tag: 'Contact',
  summary: 'Answer a message with a press',
  fields: ['token', 'answer', 'day', 'suggestion', 'language'],
});
