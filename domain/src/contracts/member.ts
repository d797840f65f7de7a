import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { EMAIL, EMAIL_MAX_LENGTH } from './email.ts';
import { PERSON_STATES } from '../inquiries/inquiry.ts';
import { contract, REFUSALS } from './contract.ts';
import { press } from './press.ts';

const signedIn = { 401: REFUSALS.notSignedIn, 404: REFUSALS.noProfile } as const;
const counts = z.object({ last30Days: z.int(), total: z.int() });

export const memberStats = contract({
  method: 'GET',
  path: '/api/members/me/stats',
  tag: 'Members',
  summary: 'How often the member’s profile was viewed and written to',
  answer: {
    status: 200,
    description: 'The counts.',
    schema: z.object({
      views: counts,
      contactRequests: counts,
      reviews: z.literal(0).describe('The directory collects no reviews.'),
      days: z
        .array(z.object({ date: z.iso.date(), views: z.int(), contactRequests: z.int() }))
        .describe('The last 30 days in Canada’s calendar, today included, oldest first.'),
    }),
  },
  errors: { ...signedIn, 503: 'Accounts cannot be reached now.' },
});

export const memberMessages = contract({
  method: 'GET',
  path: '/api/members/me/messages',
  tag: 'Members',
  summary: 'The messages that came through the directory, the newest first, and what the member has answered',
  answer: {
    status: 200,
    description: 'A hundred at most. Their texts are in the member’s mailbox.',
    schema: z.object({
      messages: z.array(
        z.object({
          sentAt: z.iso.datetime(),
          from: z.string().nullable().describe('Null once the message was erased.'),
          state: z.enum(PERSON_STATES),
          day: z.iso.date().nullable(),
          isSettled: z.boolean().describe('The sender needs no answer any more, or its page has ended.'),
          isExpected: z.boolean().describe('Who said yes and is waited for.'),
          answerPath: z.string().nullable().describe('Where it is answered; null where that has ended.'),
        }),
      ),
    }),
  },
  errors: { ...signedIn, 503: 'Accounts cannot be reached now.' },
});

export const memberSearchStatus = contract({
  method: 'GET',
  path: '/api/members/me/search-status',
  tag: 'Members',
  summary: 'Whether searches show the member’s latest change',
  input: z.object({
    since: z
      .string()
      .max(100)
      .optional()
      .describe(
        'With any value the answer waits, ten seconds at most, until the latest change is searchable.',
      ),
  }),
  answer: {
    status: 200,
    description: 'Where the change is.',
    schema: z.object({
      state: z
        .enum(['live', 'pending', 'hidden', 'failed'])
        .describe(
          'live: searches show the profile as it is now; hidden: it is not active; failed: it could not be indexed, and the operator sees that.',
        ),
      revision: z.int().describe('The version of the profile that this is about.'),
    }),
  },
  errors: { ...signedIn, 503: 'Accounts cannot be reached now.' },
});

const file = { schema: { type: 'string', format: 'binary' } };
const photo = {
  status: 200,
  description: 'What the profile has now.',
  schema: z.object({
    imageFilename: z.string().nullable(),
    photoUrl: z.string().nullable(),
    updatedAt: z.iso.datetime(),
    revision: z.int(),
  }),
} as const;
const photoErrors = {
  ...signedIn,
  403: REFUSALS.foreign,
  503: 'Accounts or pictures cannot be reached now.',
} as const;

export const giveMemberPhoto = contract({
  method: 'POST',
  path: '/api/members/me/photo',
  tag: 'Members',
  summary: 'Give the profile a picture: JPEG, PNG or WebP to 5 MB',
  media: {
    'image/jpeg': file,
    'image/png': file,
    'image/webp': file,
    'multipart/form-data': { schema: { type: 'object', properties: { photo: file.schema } } },
  },
  answer: photo,
  errors: {
    ...photoErrors,
    400: 'No picture was sent.',
    413: 'The picture is larger than 5 MB.',
    415: 'The file is not a JPEG, PNG or WebP picture.',
    422: 'The picture is damaged, animated, or has too many pixels.',
    429: 'Too many pictures; Retry-After says when to try again.',
  },
});

export const readMemberPhoto = contract({
  method: 'GET',
  path: '/api/members/me/photo',
  tag: 'Members',
  summary: 'The profile’s picture itself, which nobody else sees while the profile is hidden',
  answer: {
    status: 200,
    description: 'The picture: image/webp, or another of the types that the operator may store.',
  },
  errors: { ...signedIn, 404: 'The member has no profile, or it has no picture.', 503: photoErrors[503] },
});

export const removeMemberPhoto = contract({
  method: 'DELETE',
  path: '/api/members/me/photo',
  tag: 'Members',
  summary: 'Take the profile’s picture away',
  answer: photo,
  errors: photoErrors,
});

export const confirmAddress = press({
  path: '/api/members/contact-address',
  tag: 'Members',
  summary: 'Confirm a new contact address with the token of the mail that was sent there',
  description: 'Messages from visitors go there now. The same again is answered the same.',
  fields: ['token', 'language'],
});

const ofPassword = z.string().min(1).max(1000).describe('The present one, typed again.');
const byPassword = {
  400: 'The password is not right, or something else that was sent.',
  401: REFUSALS.notSignedIn,
  403: REFUSALS.foreign,
  429: 'Too many wrong passwords, or too many changes in a day; Retry-After says when to try again.',
  503: 'Accounts cannot be reached now.',
} as const;

export const askSignInAddress = contract({
  method: 'POST',
  path: '/api/members/me/sign-in-address',
  tag: 'Members',
  summary: 'Ask to sign in with another address, which it and the present one have to confirm',
  input: z.object({
    email: z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).regex(EMAIL),
    password: ofPassword,
    language: z.enum(LANGUAGES).default('en'),
  }),
  answer: {
    status: 202,
    description:
      'Both addresses are mailed a link; the same for every address, whether it has an account or not.',
    schema: z.object({}),
  },
  errors: byPassword,
});

export const answerSignInAddress = press({
  path: '/api/members/sign-in-address',
  tag: 'Members',
  summary: 'Agree to another address to sign in with, or stop it, with the token of either mail',
  description: 'Once both addresses have agreed, every session ends. The same again is answered the same.',
  fields: ['token', 'say', 'language'],
});

export const eraseMember = contract({
  method: 'POST',
  path: '/api/members/me/erasure',
  tag: 'Members',
  summary: 'Delete the account and all that is held of the member',
  input: z.object({
    password: ofPassword,
    language: z.enum(LANGUAGES).default('en'),
  }),
  answer: {
    status: 202,
    description:
      'The profile is out of search and nobody is signed in any more; the rest is erased at once, and a mail says when it is done.',
    schema: z.object({}),
  },
  errors: byPassword,
});
