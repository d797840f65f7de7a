import { z } from 'zod';
import { linked, press } from './press.ts';

/** What may be held of an address, in the words of the page; the tables of the database are called so. */
export const HELD_KINDS = [
  'contact_messages',
  'inquiries',
  'listing_requests',
  'assessment_emails',
  'opening_alerts',
  'alert_openings',
  'member_mails',
  'contact_address_changes',
  'sign_in_address_changes',
  'other',
] as const;

const ownDataView = z.object({
  email: z.string(),
  /** When the link ends. */
  endsAt: z.iso.datetime(),
  /** A member signs in with it, or it stands on a profile: then nothing can be pressed. */
  isMembers: z.boolean(),
  /** Null until it was looked, which takes seconds. */
  held: z
    .array(
      z.object({
        kind: z.enum(HELD_KINDS),
        rows: z.number(),
        /** When the first and the last came, where that is known. */
        first: z.iso.datetime().nullable(),
        last: z.iso.datetime().nullable(),
      }),
    )
    .nullable(),
  copy: z.enum(['asked', 'made']).nullable(),
});

/** What is held of an address, for whoever reads its mail. */
export type OwnDataView = z.infer<typeof ownDataView>;

const tag = 'Site';

export const dataAsk = press({
  path: '/api/data-links',
  tag,
  summary: 'Ask by mail what is held of an address',
  description: 'Every address is answered and written to alike. The link works for 24 hours.',
  fields: ['email', 'language'],
});

export const ownData = linked({
  path: '/api/data-links/{token}',
  tag,
  summary: 'What is held of an address, for whoever has the link of the mail',
  shows: 'How much of which kind, since when, and whether a copy is ready.',
  schema: ownDataView,
});

export const dataAct = press({
  path: '/api/data-acts',
  tag,
  summary: 'Have a copy made of what is held, or have it erased, with a press',
  description: 'An erasure uses the link up; a mail says when it is done.',
  fields: ['token', 'act', 'language'],
});

export const dataCopy = linked({
  path: '/api/data-copies/{token}',
  tag,
  summary: 'The copy that was asked for, as a file',
  shows: 'All that is held of the address, as the operator’s command writes it.',
  schema: z.looseObject({ held: z.record(z.string(), z.array(z.unknown())) }),
});
