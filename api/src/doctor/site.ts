import { failed, ok, type Verdict } from './verdict.ts';

const MOST_MS = 8000;

/** What the site itself says of its parts, asked at its public address as visitors do. */
export async function checkSite(publicUrl: string): Promise<Verdict> {
  const answer = await fetch(`${publicUrl}/api/health`, { signal: AbortSignal.timeout(MOST_MS) });
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
  const answer = await fetch(`${publicUrl}/api/live`, { signal: AbortSignal.timeout(MOST_MS) });
  await answer.body?.cancel();
  // In the middle of its second.
  return Date.parse(answer.headers.get('date') ?? '') + 500;
}
