import { isEmail } from '@directory/domain/contracts/email';
import type { ClinicalReview, Operator, PrivacyOfficer, SocialLink } from '@directory/domain/site/page';
import { z } from 'zod';

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
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email = null } = value;
  const { PRIVACY_OFFICER_NAME: officer, PRIVACY_OFFICER_EMAIL: officerEmail } = value;
  const { CLINICAL_REVIEWER_NAME: reviewer, CLINICAL_REVIEWER_CREDENTIALS: credentials } = value;
  const { CLINICAL_REVIEW_DATE: date } = value;
  return {
    supportEmail: email,
    privacyOfficer: officer && officerEmail ? { name: officer, email: officerEmail } : null,
    processors: value.DATA_PROCESSORS ?? null,
    operator: name ? { name, ...(address && { address }) } : null,
    socialLink: socialLinkOf(value),
    clinicalReview: reviewer && credentials && date ? { name: reviewer, credentials, date } : null,
    securityContact: value.SECURITY_CONTACT ?? (email && `mailto:${email}`),
  };
}

/** Half a person is nobody, and half a review says nothing: all of these or none. */
const WHOLE = [
  ['PRIVACY_OFFICER_NAME', 'PRIVACY_OFFICER_EMAIL'],
  ['CLINICAL_REVIEWER_NAME', 'CLINICAL_REVIEWER_CREDENTIALS', 'CLINICAL_REVIEW_DATE'],
] as const;

/** Asks by name for what is missing of somebody who is named by half. */
export function wholeResponsible(value: Given, context: z.RefinementCtx): void {
  const missing = WHOLE.flatMap((names) => {
    const open = names.filter((name) => value[name] === undefined);
    return open.length < names.length ? open : [];
  });
  // An address by itself is nobody's.
  const isNameless = value.OPERATOR_ADDRESS !== undefined && value.OPERATOR_NAME === undefined;
  for (const name of isNameless ? [...missing, 'OPERATOR_NAME'] : missing)
    context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
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
