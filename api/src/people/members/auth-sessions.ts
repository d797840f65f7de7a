import { z } from 'zod';
import type postgres from 'postgres';

/** How long a link's session may set a password without the present one. Whoever takes longer asks for a new link. */
const RECOVERY_MINUTES = 60;

/** How long a renewal may be repeated with the token that it used up: its answer may have been lost, and supabase-js tries for 30 s. */
const REUSE_SECONDS = 60;

const claims = z.object({ session_id: z.uuid() });

/** The session of an access token that Auth itself has just given out or accepted: the signature is not looked at here. */
export function sessionIdOf(accessToken: string): string {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  return claims.parse(JSON.parse(payload)).session_id;
}

/** Notes that the link of a mail opened this session, and forgets those that are too old to matter. */
export async function noteRecovery(sql: postgres.Sql, sessionId: string): Promise<void> {
  await sql`
    with old as (
      delete from public.recovery_sessions where opened_at < now() - make_interval(mins => ${RECOVERY_MINUTES})
    )
    insert into public.recovery_sessions (session_id) values (${sessionId})`;
}

/** Whether the session was opened by the link of a mail, not long ago, and has set no password yet. */
export async function isRecovery(sql: postgres.Sql, sessionId: string): Promise<boolean> {
  const found = await sql`
    select from public.recovery_sessions
    where session_id = ${sessionId} and opened_at >= now() - make_interval(mins => ${RECOVERY_MINUTES})`;
  return found.length > 0;
}

/** From now on it is a session like any other. */
export async function endRecovery(sql: postgres.Sql, sessionId: string): Promise<void> {
  await sql`delete from public.recovery_sessions where session_id = ${sessionId}`;
}

/**
 * Ends the session whose refresh token is used again after another took its place: two hold it, and one of them is not its member.
 * Auth itself gives the present token to whoever has the one before it, however late.
 * @returns whether there was such a session
 */
export async function endReusedSession(sql: postgres.Sql, refreshToken: string): Promise<boolean> {
  const [row] = await sql<{ ended: boolean }[]>`
    select public.end_reused_session(${refreshToken}, make_interval(secs => ${REUSE_SECONDS})) as ended`;
  return row?.ended === true;
}

/**
 * Ends the session of a refresh token when it has run out: Auth itself may not be told to.
 * @returns whether it had
 */
export async function endOldSession(sql: postgres.Sql, refreshToken: string): Promise<boolean> {
  const [row] = await sql<{ ended: boolean }[]>`
    select public.end_old_session(${refreshToken}, ${sessionOfSigned(refreshToken)}) as ended`;
  return row?.ended === true;
}

/** Bytes of a signed refresh token: version 0, the session's id, a counter of 1 to 9, 16 of signature and 4 of checksum. */
const SIGNED_BYTES = { least: 38, most: 46 };

/** The session that a signed refresh token names, which stands in no table; null for the older kind, which does. The signature is Auth's to look at. */
function sessionOfSigned(refreshToken: string): string | null {
  const bytes = Buffer.from(refreshToken, 'base64url');
  if (bytes.length < SIGNED_BYTES.least || bytes.length > SIGNED_BYTES.most || bytes[0] !== 0) return null;
  return bytes.toString('hex', 1, 17);
}

/** Notes in which browser a session is used, for its member's list. */
export async function noteDevice(sql: postgres.Sql, sessionId: string, userAgent: string): Promise<void> {
  await sql`select public.note_session_device(${sessionId}, ${deviceName(userAgent)})`;
}

/** What a browser calls itself, by what only it says: most say the names of others as well, so that the order matters. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//],
];

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system in names that are the same in both languages: `Firefox, Windows`. Nothing else of the header is kept; '' when neither is known. */
export function deviceName(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .flatMap((names) => names.find(([, sign]) => sign.test(userAgent))?.[0] ?? [])
    .join(', ');
}
