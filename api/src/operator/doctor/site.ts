import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { unlessAbsent } from '../../absent-file.ts';
import { LEAST_FREE_MEGABYTES } from '../../site/health/machine.ts';
import { failed, ok, type Verdict, warning } from './verdict.ts';

const SITE_MS = 2800;

/** What the site itself says of its parts, asked at its public address as visitors do. */
export async function checkSite(publicUrl: string): Promise<Verdict> {
  const answer = await fetch(`${publicUrl}/api/health`, { signal: AbortSignal.timeout(SITE_MS) });
  const report = (await answer.json().catch(() => null)) as {
    checks?: Record<string, { status?: string; message?: string }>;
  } | null;
  if (!report?.checks)
    return failed(
      `${publicUrl}/api/health answers ${answer.status}, and not as the site does`,
      'PUBLIC_URL, its DNS record and the proxy must lead to the server.',
    );
  const ill = Object.entries(report.checks).filter(([, { status }]) => status !== 'ok');
  if (ill.length === 0) return ok(`${publicUrl} answers, all parts are well`);
  return failed(
    ill.map(([name, { message = 'failed' }]) => `${name}: ${message}`).join('; '),
    'The other lines say what to do about each; docs/operations/README.md has the rest.',
  );
}

/** The site's clock, from the Date of an answer. */
export async function readSiteClock(publicUrl: string): Promise<number> {
  const answer = await fetch(`${publicUrl}/api/live`, { signal: AbortSignal.timeout(SITE_MS) });
  await answer.body?.cancel();
  // In the middle of its second.
  return Date.parse(answer.headers.get('date') ?? '') + 500;
}

const WARN_CLOCK_MS = 5000;
const FAIL_CLOCK_MS = 60_000;

/** This machine's clock beside others', which read ms since 1970. Half of the time that the answer took is taken off; an HTTP Date has whole seconds. */
export async function checkClock(
  clocks: readonly { name: string; read: () => Promise<number> }[],
): Promise<Verdict> {
  const seen: string[] = [];
  let most = 0;
  for (const { name, read } of clocks) {
    const askedAt = Date.now();
    const theirs = await read();
    const between = Date.now() - askedAt;
    const off = theirs - (askedAt + between / 2);
    // What lies within the answer's own time, and its second, is no difference.
    const certain = Math.max(0, Math.abs(off) - between / 2 - 1000);
    most = Math.max(most, certain);
    seen.push(`${name} ${off < 0 ? 'behind' : 'ahead'} by ${(Math.abs(off) / 1000).toFixed(1)} s`);
  }
  const cure =
    'Let all machines follow the same time (chrony, systemd-timesyncd: timedatectl set-ntp true). Sessions, retries and deletions go by it.';
  if (most > FAIL_CLOCK_MS) return failed(seen.join(', '), cure);
  return most > WARN_CLOCK_MS ? warning(seen.join(', '), cure) : ok(seen.join(', '));
}

const LEAST_FREE_SHARE = 0.1;
const FULL =
  'docs/operations/README.md, "The disk is full": old backups and logs first, then a larger disk; never files of the database.';

/** Free space where the folder is. */
export async function checkDisk(folder: string): Promise<Verdict> {
  const found = await unlessAbsent(statfs(folder));
  if (found === null)
    return failed(`there is no folder ${folder}`, 'DISK_PATHS names the folders whose space matters.');
  const { bavail, blocks, bsize } = found;
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2);
  const share = blocks === 0 ? 0 : bavail / blocks;
  const seen = `${folder}: ${megabytes.toLocaleString('en-CA')} MB free, ${Math.floor(share * 100)} %`;
  if (megabytes < LEAST_FREE_MEGABYTES) return failed(seen, FULL);
  return share < LEAST_FREE_SHARE ? warning(seen, FULL) : ok(seen);
}

/** `distrust`: why it is not to be trusted; null when it is. */
type SeenCertificate = { distrust: string | null; validTo: Date };

const DAY_MS = 86_400_000;
/** A certificate of 90 days is renewed 30 days before its end; two weeks before it, that has failed. */
const WARN_DAYS = 14;
const CURE =
  'Renew it where TLS ends (the proxy’s log says why its automatic renewal fails: port 80 closed, DNS elsewhere). docs/operations/README.md, "The certificate has expired".';

/** The certificate that visitors' browsers are shown at the public address. */
export async function checkCertificate(publicUrl: string, now = new Date()): Promise<Verdict> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol === 'http:')
    return failed(
      `${publicUrl} is not encrypted: what visitors write can be read on the way`,
      'Put a proxy with TLS in front, and let PUBLIC_URL begin with https://.',
    );
  return judgeCertificate(await seeCertificate(hostname, port === '' ? 443 : Number(port)), now);
}

export function judgeCertificate({ distrust, validTo }: SeenCertificate, now: Date): Verdict {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  const end = validTo.toISOString().slice(0, 10);
  if (days < 0) return failed(`it expired on ${end}`, CURE);
  if (distrust !== null) return failed(`browsers refuse it: ${distrust}`, CURE);
  return days < WARN_DAYS ? warning(`it expires on ${end}, in ${days} days`, CURE) : ok(`valid until ${end}`);
}

async function seeCertificate(host: string, port: number): Promise<SeenCertificate> {
  const name = host.replace(/^\[|\]$/g, '');
  // Looked at, not relied on: nothing is sent over this connection.
  const socket = connect({ host: name, port, servername: name, rejectUnauthorized: false, timeout: 2800 });
  socket.once('timeout', () => socket.destroy(new Error(`${host} does not answer`)));
  try {
    await once(socket, 'secureConnect');
    // The declaration says Error; what stands there is its code.
    const distrust = socket.authorized ? null : String(socket.authorizationError);
    return { distrust, validTo: new Date(socket.getPeerCertificate().valid_to) };
  } finally {
    socket.destroy();
  }
}
