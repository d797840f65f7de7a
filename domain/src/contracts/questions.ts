import { z } from 'zod';
import { FAULT_ANSWERS, LEAVE_ANSWERS, OCCASIONS, OCCASION_ANSWERS, REPORTS } from '../profile/questions.ts';
import { linked, press } from './press.ts';

const wordView = z.object({
  cause: z.enum([...REPORTS, ...OCCASIONS]),
  name: z.string(),
  path: z.string(),
  answer: z.enum([...FAULT_ANSWERS, ...LEAVE_ANSWERS, ...OCCASION_ANSWERS]).nullable(),
  /** The opening that they have said and that is not over. */
  said: z
    .object({
      places: z.int().nullable(),
      first_day: z.iso.date(),
      last_day: z.iso.date(),
      times: z.string().nullable(),
      session: z.string().nullable(),
    })
    .nullable(),
});

/** What a person is asked about their own profile. */
export type WordView = z.infer<typeof wordView>;

export const report = press({
  path: '/api/reports',
  tag: 'Profiles',
  summary: 'Say that something on a profile is wrong; nothing is kept of who says so',
  fields: ['psychologistId', 'fault', 'language'],
  errors: { 404: 'There is no such profile.' },
});

export const word = linked({
  path: '/api/words/{token}',
  tag: 'Profiles',
  summary: 'What a person is asked about their own profile, for whoever has the link of the mail',
  shows: 'The question, and the answer so far.',
  schema: wordView,
});

export const wordAct = press({
  path: '/api/words',
  tag: 'Profiles',
  summary: 'Answer a question about one’s own profile with a press',
  fields: ['token', 'answer', 'places', 'first_day', 'last_day', 'times', 'session', 'language'],
});
