import { z } from 'zod';
import { contract, REFUSALS } from './contract.ts';
import { acted, form, seeOther } from './press.ts';
import { searchInput } from './search-state.ts';

const alertView = z.object({
  isConfirmed: z.boolean(),
  endsAt: z.iso.datetime(),
  /** What is searched for. */
  search: searchInput,
});

/** What somebody asked to be told of. */
export type AlertView = z.infer<typeof alertView>;

export const alertAsk = contract({
  method: 'POST',
  path: '/api/alerts',
  tag: 'Search',
  summary: 'Ask to be told by mail when somebody whom a search finds has an opening',
  description:
    '`search` is what `/api/search` takes, as JSON. Words of danger are not kept: they lead to help. Nothing is sent before the address is confirmed.',
  media: form('email', 'search', 'language'),
  answer: { status: 200, description: 'Never: the page follows.' },
  otherAnswers: seeOther,
  errors: { ...acted, 503: REFUSALS.searchAway },
});

export const alert = contract({
  method: 'GET',
  path: '/api/alerts/{token}',
  tag: 'Search',
  summary: 'What somebody asked to be told of, for whoever has the link of the mail',
  input: z.object({ token: z.string().min(20).max(100) }),
  answer: { status: 200, description: 'The search, and until when.', schema: alertView },
  errors: { 404: 'The link is wrong, or this has ended.', 429: REFUSALS.tooMany },
});

export const alertAct = contract({
  method: 'POST',
  path: '/api/alert-acts',
  tag: 'Search',
  summary: 'Confirm or end such mails with a press',
  media: form('token', 'act', 'language'),
  answer: { status: 200, description: 'Never: the page follows.' },
  otherAnswers: seeOther,
  errors: acted,
});
