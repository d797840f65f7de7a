import { z } from 'zod';
import { LANGUAGES } from '@directory/domain/language';
import { SESSION_TYPES } from '@directory/domain/session-types';
import { byMatchCondition, SOCIAL_NETWORKS, type ProfileForm } from './profile-form.ts';
import { webAddressProblem } from './web-address.ts';

/** Why a value cannot be saved; the sentences are in the strings, under `errors`. */
export type FormError =
  | 'nameRequired'
  | 'tooLong'
  | 'singleLine'
  | 'years'
  | 'listTooLong'
  | NonNullable<ReturnType<typeof webAddressProblem>>;

/** The most that a field holds; the database's own limits. Lengths of lists are of their text with commas. */
export const FORM_LIMITS = {
  name: 200,
  credentials: 200,
  phone: 40,
  address: 500,
  bio: 10_000,
  list: 5_000,
  languages: 2_000,
  waitTimes: 500,
  years: 80,
} as const;

/** The reason travels as the issue's message. */
const because = (error: FormError) => ({ error });

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/u;

const line = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, because('tooLong'))
    .refine((text) => !CONTROL.test(text), because('singleLine'));

const paragraphs = z.string().trim().max(FORM_LIMITS.bio, because('tooLong'));

const webAddress = z
  .string()
  .trim()
  .max(FORM_LIMITS.address, because('tooLong'))
  .superRefine((text, context) => {
    const problem = webAddressProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

const list = (limit: number) =>
  z.array(z.string()).refine((items) => items.join(', ').length <= limit, because('listTooLong'));

const answer = z.enum(['yes', 'no', 'unknown']);

const experience = z.object({
  years: z
    .string()
    .trim()
    .refine(
      (text) => text === '' || (/^\d{1,2}$/.test(text) && Number(text) <= FORM_LIMITS.years),
      because('years'),
    ),
  approaches: list(FORM_LIMITS.list),
});

/** What a form may hold when it is saved. */
export const profileFormSchema = z.object({
  name: line(FORM_LIMITS.name).refine((text) => text !== '', because('nameRequired')),
  credentials: line(FORM_LIMITS.credentials),
  phone: line(FORM_LIMITS.phone),
  website: webAddress,
  bio: paragraphs,
  bioLanguage: z.enum(LANGUAGES),
  specialties: list(FORM_LIMITS.list),
  therapies: list(FORM_LIMITS.list),
  populations: list(FORM_LIMITS.list),
  languages: list(FORM_LIMITS.languages),
  sessionTypes: z.array(z.enum(SESSION_TYPES)),
  acceptingNewClients: answer,
  waitTimes: line(FORM_LIMITS.waitTimes),
  assessmentFriendly: answer,
  severityLevels: z.array(z.string()),
  experience: z.object(byMatchCondition(() => experience)),
  bookingUrl: webAddress,
  socialLinks: z.object(
    Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, webAddress])) as Record<
      (typeof SOCIAL_NETWORKS)[number],
      typeof webAddress
    >,
  ),
  secondBio: paragraphs,
}) satisfies z.ZodType<ProfileForm>;

/** Refused controls by their name (`website`, `experience.adhd.years`), in the order of the form. */
export type FormErrors = Readonly<Record<string, FormError>>;

/** Checks a form: an empty object when it can be saved. */
export function checkForm(form: ProfileForm): FormErrors {
  const { error } = profileFormSchema.safeParse(form);
  const errors: Record<string, FormError> = {};
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message as FormError;
  return errors;
}
