import { z } from 'zod';
import { REFUSALS } from './contract.ts';
import { linked, press } from './press.ts';
import { searchInput } from './search-state.ts';

const alertView = z.object({
  isConfirmed: z.boolean(),
  endsAt: z.iso.datetime(),
  /** What is searched for. */
  search: searchInput,
});

/** What somebody asked to be told of. */
export type AlertView = z.infer<typeof alertView>;

export const alertAsk = press({
  path: '/api/alerts',
  tag: 'Search',
  summary: 'Ask to be told by mail when somebody whom a search finds has an opening',
  description:
    '`search` is what `/api/search` takes, as JSON. Words of danger are not kept: they lead to help. Nothing is sent before the address is confirmed.',
  fields: ['email', 'search', 'language'],
  errors: { 503: REFUSALS.searchAway },
});

export const alert = linked({
  path: '/api/alerts/{token}',
  tag: 'Search',
  summary: 'What somebody asked to be told of, for whoever has the link of the mail',
  shows: 'The search, and until when.',
  schema: alertView,
});

export const alertAct = press({
  path: '/api/alert-acts',
  tag: 'Search',
  summary: 'Confirm or end such mails with a press',
  fields: ['token', 'act', 'language'],
});
