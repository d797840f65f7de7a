import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { z } from 'zod';
import { projectRoot } from '../config.ts';

/** The tables of supabase/config.toml that say the same to Supabase Lite as to Supabase itself. */
const projectConfigSchema = z.object({
  api: z.record(z.string(), z.unknown()).default({}),
  auth: z.record(z.string(), z.unknown()).default({}),
  storage: z.record(z.string(), z.unknown()).default({}),
});

const templatesSchema = z.record(z.string(), z.looseObject({ content_path: z.string() })).default({});

export interface LiteOptions {
  databaseUrl: string;
  /** Where Auth's mails go. */
  smtpUrl: string;
  mailFrom: string;
  /** The site's origin: Auth's links lead there. */
  siteUrl: string;
  port: number;
  /** Where Lite itself is reached. */
  url: string;
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}

/** The project's own settings and where Lite runs, in the form that supabase-lite.config.mjs reads. */
export function liteConfig(options: LiteOptions): object {
  const text = readFileSync(join(projectRoot, 'supabase', 'config.toml'), 'utf8');
  const project = projectConfigSchema.parse(parseToml(text));
  const smtp = new URL(options.smtpUrl);
  return {
    api: { ...project.api, port: options.port, external_url: options.url },
    db: { driver: 'postgres', url: options.databaseUrl },
    storage: { ...project.storage, enabled: true },
    auth: {
      ...liteAuth(project.auth),
      jwt_secret: options.jwtSecret,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [options.siteUrl],
    },
    mail: {
      host: smtp.hostname,
      port: Number(smtp.port || (smtp.protocol === 'smtps:' ? 465 : 587)),
      secure: smtp.protocol === 'smtps:',
      from: options.mailFrom,
      ...(smtp.username === ''
        ? {}
        : { user: decodeURIComponent(smtp.username), pass: decodeURIComponent(smtp.password) }),
    },
  };
}

/**
 * Auth's settings as Lite takes them: without rate limits, which it has none of, and with its templates' whole paths, since it
 * runs in another folder than the Supabase CLI.
 */
function liteAuth(settings: Record<string, unknown>): Record<string, unknown> {
  const auth = { ...settings };
  delete auth['rate_limit'];
  const { email } = z.object({ email: z.looseObject({ template: templatesSchema }) }).parse(auth);
  const template = Object.fromEntries(
    Object.entries(email.template).map(([name, { content_path, ...rest }]) => [
      name,
      { ...rest, content_path: join(projectRoot, content_path) },
    ]),
  );
  return { ...auth, email: { ...email, template } };
}
