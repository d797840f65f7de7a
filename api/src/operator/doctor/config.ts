import { tmpdir } from 'node:os';
import { isEmail } from '@directory/domain/contracts/email';
import { LANGUAGES } from '@directory/domain/language';
import { CONNECTION_VARIABLES, isTlsRequired } from '@directory/runtime/connection-security';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { parseNodeUrls, searchNodes, type SearchNode } from '@directory/search-config/nodes';
import { z } from 'zod';
import { parseSender } from '../../mail-address.ts';
import type { MailServer } from '../../messages/mail/transport.ts';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const environment = z.object({
  PUBLIC_URL: address.optional(),
  SUPABASE_URL: address.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
  SUPABASE_SECRET_KEY: z.string().optional(),
  /** With the server's token in it. */
  KEYHOLDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEILISEARCH_URL: z.string().optional(),
  MEILISEARCH_URLS: z.string().optional(),
  MEILISEARCH_SEARCH_KEY: z.string().optional(),
  MEILISEARCH_ADMIN_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().transform(parseSender).optional(),
  OPERATOR_EMAIL: z.string().refine(isEmail, 'is not an email address').optional(),
  OPERATOR_LANGUAGE: z.enum(LANGUAGES).default('en'),
  /** Whether it runs in a container, which is what `localhost` means there. */
  IN_CONTAINER: z.string().optional(),
  /** The name under which the sender's DKIM key stands in the DNS. */
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]+(?:\.[\w-]+)*$/)
    .optional(),
  DISK_PATHS: z
    .string()
    .default(tmpdir())
    .transform((list) => list.split(',').map((path) => path.trim())),
});

/** The names of all variables that the doctor reads, beside those of every command. */
export const VARIABLES: readonly string[] = [...CONNECTION_VARIABLES, ...Object.keys(environment.shape)];

/** What the doctor knows of the programs' surroundings, by the variables' names; what is not set it was not told. */
export interface DoctorConfig extends z.output<typeof environment> {
  searchNodes: readonly SearchNode[];
  mailServer: MailServer | null;
}

/** Reads what is there; nothing is demanded. @throws Error whose message names every variable that cannot be read */
export function loadDoctorConfig(env: Readonly<Record<string, string | undefined>>): DoctorConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(set);
  if (error) {
    const wrong = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The configuration is not usable:\n${wrong.join('\n')}`);
  }
  const { MEILISEARCH_URLS, MEILISEARCH_URL, SMTP_URL: url } = data;
  return {
    ...data,
    searchNodes: searchNodes(parseNodeUrls(MEILISEARCH_URLS ?? MEILISEARCH_URL ?? '') ?? [], PROFILE_INDEX),
    mailServer: url === undefined ? null : { url, requireTls: isTlsRequired(url, env) },
  };
}
