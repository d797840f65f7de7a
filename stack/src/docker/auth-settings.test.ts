import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '../config.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const { environment } = z
  .object({
    services: z.object({ auth: z.object({ environment: z.record(z.string(), z.coerce.string()) }) }),
  })
  .parse(parseYaml(read('docker-compose.yml'), { merge: true })).services.auth;

const setting = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const table = z.record(z.string(), z.unknown());
const { auth } = z.object({ auth: table }).parse(parseToml(read('supabase/config.toml')));

/** The same page of the site, whose address is the operator's to say. */
const atTheSite = (url: unknown) =>
  String(url).replace(/^http:\/\/[^/]+/, '${PUBLIC_URL:-https://localhost}');

/** Every setting of `[auth]` in supabase/config.toml and the variable of Auth's image that says it; what it says there, if not the same. */
const SETTINGS: readonly (readonly [name: string, variable: string, said?: (value: unknown) => unknown])[] = [
  ['site_url', 'GOTRUE_SITE_URL', atTheSite],
  ['additional_redirect_urls', 'GOTRUE_URI_ALLOW_LIST', atTheSite],
  ['jwt_expiry', 'GOTRUE_JWT_EXP'],
  ['enable_refresh_token_rotation', 'GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED'],
  ['refresh_token_reuse_interval', 'GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL'],
  ['enable_signup', 'GOTRUE_DISABLE_SIGNUP', (enabled) => enabled !== true],
  ['enable_anonymous_sign_ins', 'GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED'],
  ['minimum_password_length', 'GOTRUE_PASSWORD_MIN_LENGTH'],
  ['rate_limit.sign_in_sign_ups', 'GOTRUE_RATE_LIMIT_OTP'],
  ['rate_limit.token_verifications', 'GOTRUE_RATE_LIMIT_VERIFY'],
  ['rate_limit.token_refresh', 'GOTRUE_RATE_LIMIT_TOKEN_REFRESH'],
  ['rate_limit.email_sent', 'GOTRUE_RATE_LIMIT_EMAIL_SENT'],
  ['sessions.inactivity_timeout', 'GOTRUE_SESSIONS_INACTIVITY_TIMEOUT'],
  ['sessions.timebox', 'GOTRUE_SESSIONS_TIMEBOX'],
  ['email.enable_signup', 'GOTRUE_EXTERNAL_EMAIL_ENABLED'],
  ['email.double_confirm_changes', 'GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED'],
  ['email.secure_password_change', 'GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION'],
  ['email.enable_confirmations', 'GOTRUE_MAILER_AUTOCONFIRM', (confirmed) => confirmed !== true],
  ['email.max_frequency', 'GOTRUE_SMTP_MAX_FREQUENCY'],
  ['email.otp_expiry', 'GOTRUE_MAILER_OTP_EXP'],
  ['email.otp_length', 'GOTRUE_MAILER_OTP_LENGTH'],
  ['email.smtp.sender_name', 'GOTRUE_SMTP_SENDER_NAME'],
  ['email.smtp.admin_email', 'GOTRUE_SMTP_ADMIN_EMAIL', (email) => `\${AUTH_MAIL_FROM:-${String(email)}}`],
];

/** Where the mail server is stands in each place by itself, and Auth's image takes its templates from a web server alone. */
const ELSEWHERE = /^(?:enabled|email\.smtp\.(?:enabled|host|port|user|pass)|email\.template\..+)$/;

function leavesOf(values: Record<string, unknown>, prefix = ''): [string, unknown][] {
  return Object.entries(values).flatMap(([name, value]) => {
    const inner = setting.safeParse(value).success ? null : table.parse(value);
    return inner ? leavesOf(inner, `${prefix}${name}.`) : [[prefix + name, value] as [string, unknown]];
  });
}

it('Auth in Docker has every setting of supabase/config.toml', () => {
  const given = leavesOf(auth).filter(([name]) => !ELSEWHERE.test(name));
  expect(given.map(([name]) => name).sort()).toEqual(SETTINGS.map(([name]) => name).sort());
  const values = new Map(given);
  for (const [name, variable, said = (value: unknown) => value] of SETTINGS)
    expect([variable, environment[variable]]).toEqual([variable, String(said(values.get(name)))]);
});
