import { isEmail } from '@directory/domain/contracts/email';
import type { ClinicalReview, Operator, PrivacyOfficer, SocialLink } from '@directory/domain/site/page';
import { z } from 'zod';

/** Who of the professions has read the clinical words, and when: all of it or nothing. */
const REVIEW = ['CLINICAL_REVIEWER_NAME', 'CLINICAL_REVIEWER_CREDENTIALS', 'CLINICAL_REVIEW_DATE'] as const;

const pastDay = z.iso
  .date()
  .refine((day) => day <= new Date().toISOString().slice(0, 10), 'lies in the future');

/** The variables that name who answers for the directory. */
export const RESPONSIBLE_ENVIRONMENT = {
  OPERATOR_EMAIL: z.string().refine(isEmail, 'is not an email address').optional(),
  OPERATOR_NAME: z.string().trim().min(1).max(120).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).max(200).optional(),
  SOCIAL_URL: z.url({ protocol: /^https$/ }).optional(),
  PRIVACY_OFFICER_NAME: z.string().trim().min(1).max(120).optional(),
  PRIVACY_OFFICER_EMAIL: z.string().refine(isEmail, 'is not an email address').optional(),
  DATA_PROCESSORS: z
    .string()
    .transform((list) => list.split(';').map((one) => one.trim()))
    .refine(
      (all) => all.every((one) => /^[^,]{1,80}, .{1,120}$/.test(one)),
      'is not a list of “company, place” with ; between',
    )
    .optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https|tel)$/ }).optional(),
  CLINICAL_REVIEWER_NAME: z.string().trim().min(1).optional(),
  CLINICAL_REVIEWER_CREDENTIALS: z.string().trim().min(1).optional(),
  CLINICAL_REVIEW_DATE: pastDay.optional(),
};

type Given = z.output<z.ZodObject<typeof RESPONSIBLE_ENVIRONMENT>>;

/** Who answers for the directory, as its pages name them. */
export interface Responsible {
  /** Where people write for help; the operator's. Null shows none. */
  supportEmail: string | null;
  /** Who runs the directory; null while nobody is named. */
  operator: Operator | null;
  /** The directory's own page on a social network; null where there is none. */
  socialLink: SocialLink | null;
  /** Who has reviewed the clinical words, and on which day; null until somebody has. */
  clinicalReview: ClinicalReview | null;
  /** Who answers for the protection of personal information; null while nobody is named. */
  privacyOfficer: PrivacyOfficer | null;
  /** The companies that hold data for the directory, each with the place where; null while none is named. */
  processors: string[] | null;
  /** Where vulnerabilities are reported, as an address with its scheme. Null when nobody is named. */
  securityContact: string | null;
}

export function responsibleOf(value: Given): Responsible {
  return {
    supportEmail: value.OPERATOR_EMAIL ?? null,
    privacyOfficer: officerOf(value),
    processors: value.DATA_PROCESSORS ?? null,
    operator: operatorOf(value),
    socialLink: socialLinkOf(value),
    clinicalReview: reviewOf(value),
    securityContact:
      value.SECURITY_CONTACT ?? (value.OPERATOR_EMAIL ? `mailto:${value.OPERATOR_EMAIL}` : null),
  };
}

/** Asks by name for what is missing of somebody who is named by half. */
export function wholeResponsible(value: Given, context: z.RefinementCtx): void {
  wholeReview(value, context);
  wholeOfficer(value, context);
  namedOperator(value, context);
}

/** Half a person is nobody: visitors must learn who it is, and how to reach them. */
function wholeOfficer(value: Given, context: z.RefinementCtx): void {
  const both = ['PRIVACY_OFFICER_NAME', 'PRIVACY_OFFICER_EMAIL'] as const;
  const missing = both.filter((name) => value[name] === undefined);
  if (missing.length === 1) context.addIssue({ code: 'custom', path: missing, message: 'is missing' });
}

function officerOf(value: Given): PrivacyOfficer | null {
  const { PRIVACY_OFFICER_NAME: name, PRIVACY_OFFICER_EMAIL: email } = value;
  return name !== undefined && email !== undefined ? { name, email } : null;
}

/** An address by itself is nobody's. */
function namedOperator(value: Given, context: z.RefinementCtx): void {
  if (value.OPERATOR_ADDRESS === undefined || value.OPERATOR_NAME !== undefined) return;
  const message = 'is needed because OPERATOR_ADDRESS is set';
  context.addIssue({ code: 'custom', path: ['OPERATOR_NAME'], message });
}

function operatorOf(value: Given): Operator | null {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address } = value;
  if (name === undefined) return null;
  return address === undefined ? { name } : { name, address };
}

/** How networks write their names. Another is called by its host. */
const NETWORKS: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'threads.net': 'Threads',
  'bsky.app': 'Bluesky',
  'x.com': 'X',
};

function socialLinkOf({ SOCIAL_URL: url }: Given): SocialLink | null {
  if (url === undefined) return null;
  const host = new URL(url).hostname.replace(/^(www|ca|fr|m)\./, '');
  return { url, network: NETWORKS[host] ?? host };
}

/** Half a review says nothing: each part is asked for by name. */
function wholeReview(value: Given, context: z.RefinementCtx): void {
  const missing = REVIEW.filter((name) => value[name] === undefined);
  if (missing.length === REVIEW.length) return;
  for (const name of missing) {
    context.addIssue({ code: 'custom', path: [name], message: `is needed beside ${REVIEW.join(', ')}` });
  }
}

function reviewOf(value: Given): ClinicalReview | null {
  const {
    CLINICAL_REVIEWER_NAME: name,
    CLINICAL_REVIEWER_CREDENTIALS: credentials,
    CLINICAL_REVIEW_DATE: date,
  } = value;
  return name && credentials && date ? { name, credentials, date } : null;
}
