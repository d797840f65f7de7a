import { CONNECTION_VARIABLES, isTlsRequired } from '@directory/runtime/connection-security';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { parseNodeUrls, searchNodes, type SearchNode } from '@directory/search-config/nodes';
import { tmpdir } from 'node:os';
import { isEmail } from '@directory/domain/contracts/email';
import { LANGUAGES, type Language } from '@directory/domain/language';
import { z } from 'zod';
import { type MailAddress, parseSender } from '../../mail-address.ts';
import type { MailServer } from '../../messages/mail/transport.ts';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const environment = z.object({
  PUBLIC_URL: address.optional(),
  SUPABASE_URL: address.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
  SUPABASE_SECRET_KEY: z.string().optional(),
  KEYHOLDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEILISEARCH_URL: z.string().optional(),
  MEILISEARCH_URLS: z.string().optional(),
  MEILISEARCH_SEARCH_KEY: z.string().optional(),
  MEILISEARCH_ADMIN_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  OPERATOR_EMAIL: z.string().refine(isEmail, 'is not an email address').optional(),
  OPERATOR_LANGUAGE: z.enum(LANGUAGES).default('en'),
  IN_CONTAINER: z.string().optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]+(?:\.[\w-]+)*$/)
    .optional(),
  DISK_PATHS: z.string().default(tmpdir()),
});

/** The names of all variables that the doctor reads, beside those of every command. */
export const VARIABLES: readonly string[] = [...CONNECTION_VARIABLES, ...Object.keys(environment.shape)];

/** What the doctor knows of the programs' surroundings; null is what it was not told. */
export interface DoctorConfig {
  publicUrl: string | null;
  supabase: { url: string; publishableKey: string | null; secretKey: string | null } | null;
  /** With the server's token in it. */
  keyholderUrl: string | null;
  meilisearch: { nodes: SearchNode[]; searchKey: string | null; adminKey: string | null } | null;
  mailServer: MailServer | null;
  sender: MailAddress | null;
  operator: { address: string; language: Language } | null;
  /** The name under which the sender's DKIM key stands in the DNS. */
  dkimSelector: string | null;
  diskPaths: readonly string[];
  /** Whether it runs in a container, which is what `localhost` means there. */
  isInContainer: boolean;
}

/** Reads what is there; nothing is demanded. @throws Error whose message names every variable that cannot be read */
export function loadDoctorConfig(env: Readonly<Record<string, string | undefined>>): DoctorConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The configuration is not usable:\n${wrong.join('\n')}`);
  }
  const { data } = parsed;
  const urls = parseNodeUrls(data.MEILISEARCH_URLS ?? data.MEILISEARCH_URL ?? '');
  return {
    publicUrl: data.PUBLIC_URL ?? null,
    supabase: data.SUPABASE_URL
      ? {
          url: data.SUPABASE_URL,
          publishableKey: data.SUPABASE_PUBLISHABLE_KEY ?? null,
          secretKey: data.SUPABASE_SECRET_KEY ?? null,
        }
      : null,
    keyholderUrl: data.KEYHOLDER_URL ?? null,
    meilisearch: urls && {
      nodes: searchNodes(urls, PROFILE_INDEX),
      searchKey: data.MEILISEARCH_SEARCH_KEY ?? null,
      adminKey: data.MEILISEARCH_ADMIN_KEY ?? null,
    },
    mailServer: data.SMTP_URL ? { url: data.SMTP_URL, requireTls: isTlsRequired(data.SMTP_URL, env) } : null,
    sender: data.MAIL_FROM ? parseSender(data.MAIL_FROM) : null,
    operator: data.OPERATOR_EMAIL ? { address: data.OPERATOR_EMAIL, language: data.OPERATOR_LANGUAGE } : null,
    dkimSelector: data.DKIM_SELECTOR ?? null,
    diskPaths: data.DISK_PATHS.split(',').map((path) => path.trim()),
    isInContainer: data.IN_CONTAINER !== undefined,
  };
}
