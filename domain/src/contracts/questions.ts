import { z } from 'zod';
import { FAULT_ANSWERS, LEAVE_ANSWERS, OCCASIONS, OCCASION_ANSWERS, REPORTS } from '../profile/questions.ts';
import { contract, REFUSALS } from './contract.ts';
import { acted, form, seeOther } from './press.ts';

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

export const report = contract({
  method: 'POST',
  path: '/api/reports',
  tag: 'Profiles',
  summary: 'Say that something on a profile is wrong; nothing is kept of who says so',
  media: form('psychologistId', 'fault', 'language'),
  answer: { status: 200, description: 'Never: the profile follows.' },
  otherAnswers: seeOther,
  errors: { ...acted, 404: 'There is no such profile.' },
});

export const word = contract({
  method: 'GET',
  path: '/api/words/{token}',
  tag: 'Profiles',
  summary: 'What a person is asked about their own profile, for whoever has the link of the mail',
  input: z.object({ token: z.string().min(20).max(100) }),
  answer: { status: 200, description: 'The question, and the answer so far.', schema: wordView },
  errors: { 404: 'The link is wrong, or too old.', 429: REFUSALS.tooMany },
});

export const wordAct = contract({
  method: 'POST',
  path: '/api/words',
  tag: 'Profiles',
  summary: 'Answer a question about one’s own profile with a press',
  media: form('token', 'answer', 'language'),
  answer: { status: 200, description: 'Never: the page follows.' },
  otherAnswers: seeOther,
  errors: acted,
});
