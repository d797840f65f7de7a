/** What may be allowed by name, in `ALLOW_UNVERIFIED`, to be reached over the network without verified TLS. */
const PARTS = ['postgres', 'redis', 'smtp', 'supabase', 'keyholder', 'meilisearch'] as const;
type Part = (typeof PARTS)[number];

/** The variables that hold each part's address. */
const ADDRESSES: Readonly<Record<Part, readonly string[]>> = {
  postgres: ['DATABASE_URL', 'API_DATABASE_URL', 'WORKER_DATABASE_URL', 'INDEXER_DATABASE_URL'],
  redis: ['REDIS_URL'],
  smtp: ['SMTP_URL'],
  supabase: ['SUPABASE_URL'],
  keyholder: ['KEYHOLDER_URL'],
  meilisearch: ['MEILISEARCH_URLS', 'MEILISEARCH_URL'],
};

const CURES: Readonly<Record<Part, string>> = {
  postgres: 'end the address with ?sslmode=verify-full',
  redis: 'begin the address with rediss:// and leave options of TLS out of it',
  smtp: 'leave options of TLS out of the address: smtps:// encrypts from the start, and smtp:// is held to STARTTLS',
  supabase: 'begin the address with https://',
  keyholder: 'begin the address with https://',
  meilisearch: 'begin the address with https://',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that opens a connection which others on the network could read or take over, and what to do about it. */
export interface OpenConnection {
  variable: string;
  message: string;
}

/** What is judged whatever a program reads. */
export const CONNECTION_VARIABLES = ['ALLOW_UNVERIFIED', 'NODE_TLS_REJECT_UNAUTHORIZED'] as const;

/**
 * Addresses outside this machine that are not reached over TLS with a certificate that is checked, unless their part is allowed by name.
 * An address that is none is not judged. The messages repeat no value: it may hold a password.
 * @param read the variables that the program reads; others are no affair of its
 */
export function openConnections(env: Environment, read: readonly string[]): OpenConnection[] {
  const allowed = allowedParts(env);
  const found: OpenConnection[] = [];
  const unknown = allowed.filter((word) => !(PARTS as readonly string[]).includes(word));
  if (unknown.length > 0)
    found.push({
      variable: 'ALLOW_UNVERIFIED',
      message: `names parts, with commas between: ${PARTS.join(', ')}`,
    });
  for (const part of PARTS) {
    if (allowed.includes(part)) continue;
    for (const variable of ADDRESSES[part].filter((name) => read.includes(name))) {
      if (addressesIn(env, part, variable).every((url) => isOnThisMachine(url) || isVerified(part, url)))
        continue;
      const message = `leaves this machine without verified TLS: ${CURES[part]}. On a network of your own that nobody else reaches, set ALLOW_UNVERIFIED=${part}`;
      found.push({ variable, message });
    }
  }
  // Node's own way to check no certificate at all, whatever the addresses say.
  if (env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
    found.push({
      variable: 'NODE_TLS_REJECT_UNAUTHORIZED',
      message: 'must not be 0: NODE_EXTRA_CA_CERTS names the file of an authority that is yours',
    });
  return found;
}

/** Whether mail goes over TLS or not at all: everywhere but on this machine, and where it was allowed otherwise. */
export function isTlsRequired(smtpUrl: string, env: Environment): boolean {
  return !isOnThisMachine(new URL(smtpUrl)) && !allowedParts(env).includes('smtp');
}

function allowedParts(env: Environment): string[] {
  return (env['ALLOW_UNVERIFIED'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The addresses that a variable names: several of Meilisearch's have commas between. */
function addressesIn(env: Environment, part: Part, variable: string): URL[] {
  const value = env[variable] ?? '';
  const addresses = part === 'meilisearch' ? value.split(',') : [value];
  return addresses.filter((text) => URL.canParse(text)).map((text) => new URL(text));
}

/** Whether an address is of the loopback interface, or of a socket in the file system. */
export function isOnThisMachine({ hostname }: URL): boolean {
  return hostname === '' || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function isVerified(part: Part, { protocol, searchParams }: URL): boolean {
  switch (part) {
    // The driver's other modes check no certificate.
    case 'postgres':
      return searchParams.get('sslmode') === 'verify-full';
    // Options in the address could switch the check off again.
    case 'redis':
      return protocol === 'rediss:' && ![...searchParams.keys()].some((name) => /tls/i.test(name));
    case 'smtp':
      return ![...searchParams.keys()].some((name) => /tls|secure/i.test(name));
    case 'supabase':
    case 'keyholder':
    case 'meilisearch':
      return protocol === 'https:';
  }
}
