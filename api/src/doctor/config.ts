import { CONNECTION_VARIABLES, isTlsRequired } from '@directory/domain/connection-security';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { parseNodeUrls, searchNodes, type SearchNode } from '@directory/search-config/nodes';
import { tmpdir } from 'node:os';
import { z } from 'zod';
import { domainOf, parseSender } from '../mail/outgoing-mail.ts';
import type { MailServer } from '../mail/transport.ts';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const environment = z.object({
  PUBLIC_URL: address.optional(),
  SUPABASE_URL: address.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
  SUPABASE_SECRET_KEY: z.string().optional(),
  MEILISEARCH_URL: z.string().optional(),
  MEILISEARCH_URLS: z.string().optional(),
  MEILISEARCH_SEARCH_KEY: z.string().optional(),
  MEILISEARCH_ADMIN_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
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
  meilisearch: { nodes: SearchNode[]; searchKey: string | null; adminKey: string | null } | null;
  mailServer: MailServer | null;
  /** Of the sender's address. */
  mailDomain: string | null;
  /** The name under which the sender's DKIM key stands in the DNS. */
  dkimSelector: string | null;
  diskPaths: readonly string[];
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
    meilisearch: urls && {
      nodes: searchNodes(urls, PROFILE_INDEX),
      searchKey: data.MEILISEARCH_SEARCH_KEY ?? null,
      adminKey: data.MEILISEARCH_ADMIN_KEY ?? null,
    },
    mailServer: data.SMTP_URL ? { url: data.SMTP_URL, requireTls: isTlsRequired(data.SMTP_URL, env) } : null,
    mailDomain: data.MAIL_FROM ? domainOf(parseSender(data.MAIL_FROM).address) : null,
    dkimSelector: data.DKIM_SELECTOR ?? null,
    diskPaths: data.DISK_PATHS.split(',').map((path) => path.trim()),
  };
}
