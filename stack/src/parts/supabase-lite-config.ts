import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { z } from 'zod';
import { projectRoot } from '../config.ts';
import { smtpParts } from '../smtp-address.ts';

const table = z.record(z.string(), z.unknown()).default({});
/** Lite runs in another folder than the Supabase CLI. */
const wholePath = z.string().transform((path) => join(projectRoot, path));
const template = z.looseObject({ content_path: wholePath });

/** The tables of supabase/config.toml that say the same to Supabase Lite as to Supabase itself. */
const projectConfigSchema = z.object({
  api: table,
  auth: z.looseObject({
    email: z.looseObject({ template: z.record(z.string(), template).default({}) }),
  }),
  storage: table,
});

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
  // Lite has none.
  const { rate_limit: _, ...auth } = project.auth;
  const { host, port, user, password, isTls } = smtpParts(options.smtpUrl);
  return {
    api: { ...project.api, port: options.port, external_url: options.url },
    db: { driver: 'postgres', url: options.databaseUrl },
    storage: { ...project.storage, enabled: true },
    auth: {
      ...auth,
      jwt_secret: options.jwtSecret,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [options.siteUrl],
    },
    mail: {
      host,
      port: Number(port),
      secure: isTls,
      from: options.mailFrom,
      ...(user !== '' && { user, pass: password }),
    },
  };
}
