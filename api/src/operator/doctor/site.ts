import { failed, ok, type Verdict, warning } from './verdict.ts';
import { connect } from 'node:tls';

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

function seeCertificate(host: string, port: number): Promise<SeenCertificate> {
  return new Promise((resolve, reject) => {
    const name = host.replace(/^\[|\]$/g, '');
    // Looked at, not relied on: nothing is sent over this connection.
    const socket = connect({ host: name, port, servername: name, rejectUnauthorized: false, timeout: 2800 });
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate();
      // The declaration says Error; what stands there is its code.
      const distrust = socket.authorized ? null : String(socket.authorizationError);
      socket.destroy();
      resolve({ distrust, validTo: new Date(valid_to) });
    });
    socket.once('timeout', () => socket.destroy(new Error(`${host} does not answer`)));
    socket.once('error', reject);
  });
}
