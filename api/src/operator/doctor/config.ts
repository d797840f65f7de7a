import { CONNECTION_VARIABLES, isTlsRequired } from '@directory/runtime/connection-security';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { parseNodeUrls, searchNodes } from '@directory/search-config/nodes';
import { z } from 'zod';
import { environment, parse, workerEnvironment } from '../../config.ts';

const { shape: server } = environment;
const { shape: worker } = workerEnvironment;

const surroundings = z.object({
  PUBLIC_URL: server.PUBLIC_URL,
  SUPABASE_URL: server.SUPABASE_URL.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
  SUPABASE_SECRET_KEY: z.string().optional(),
  /** With the server's token in it. */
  KEYHOLDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEILISEARCH_URLS: z.string().optional(),
  MEILISEARCH_SEARCH_KEY: z.string().optional(),
  MEILISEARCH_ADMIN_KEY: z.string().optional(),
  SMTP_URL: worker.SMTP_URL.optional(),
  MAIL_FROM: worker.MAIL_FROM.optional(),
  OPERATOR_EMAIL: worker.OPERATOR_EMAIL.optional(),
  OPERATOR_LANGUAGE: worker.OPERATOR_LANGUAGE,
  /** Whether it runs in a container, which is what `localhost` means there. */
  IN_CONTAINER: z.string().optional(),
  /** The name under which the sender's DKIM key stands in the DNS. */
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]+(?:\.[\w-]+)*$/)
    .optional(),
  DISK_PATHS: server.DISK_PATHS,
});

/** The names of all variables that the doctor reads, beside those of every command. */
export const VARIABLES: readonly string[] = [
  ...CONNECTION_VARIABLES,
  'MEILISEARCH_URL',
  ...Object.keys(surroundings.shape),
];

/** What the doctor knows of the programs' surroundings, by the variables' names; what is not set it was not told. */
export type DoctorConfig = ReturnType<typeof loadDoctorConfig>;

/** Reads what is there; nothing is demanded. @throws Error whose message names every variable that cannot be read */
export function loadDoctorConfig(env: Readonly<Record<string, string | undefined>>) {
  // A connection that others could read is looked at, too.
  const { SMTP_URL: url, MEILISEARCH_URLS: urls, ...told } = parse(surroundings, env, { mayBeOpen: true });
  return {
    ...told,
    SMTP_URL: url === undefined ? undefined : { url, requireTls: isTlsRequired(url, env) },
    searchNodes: searchNodes(parseNodeUrls(urls ?? '') ?? [], PROFILE_INDEX),
  };
}
