// `npm run build`: builds the site and its programs into build/, unless nothing has changed.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as buildWithVite } from 'vite';
import { waitForTurn } from '../turn.mjs';
import { bundlePrograms } from './bundle-programs.ts';
import { compileGuides } from './content/guides.ts';
import { FINGERPRINT_FILE, fingerprintSources, isBuilt, projectRoot } from './fingerprint.ts';
import { generateModules } from './generate.ts';
import { keepAssets, replaceFolder } from './keep-assets.ts';

process.env.NODE_ENV = 'production';
const began = performance.now();
const built = await buildAll().catch((error: unknown) => {
  // The tool's message names the file and the line; the trace would only lead into the tool.
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The build failed.\n${reason}\n`);
  process.exit(1);
});
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(built ? `Built in ${seconds} s.\n` : 'The build is up to date.\n');

/**
 * Builds the site and the programs into build/ unless it holds them already. The whole is made beside its place and then
 * moved, so that a build that fails or is cut off leaves the previous one as it was. Returns whether anything was built.
 */
async function buildAll(): Promise<boolean> {
  const cache = join(projectRoot, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  // Two starts of one checkout take turns; the second finds the first one's work.
  const release = waitForTurn(join(cache, 'build.lock'));
  try {
    const fingerprint = fingerprintSources();
    if (isBuilt(fingerprint)) return false;
    await rebuild(fingerprint);
    return true;
  } finally {
    release();
  }
}

async function rebuild(fingerprint: string): Promise<void> {
  const folder = join(projectRoot, 'build');
  const fresh = join(folder, '.new');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  await generateModules();
  // First: a guide that is not well-formed is told before anything takes time.
  await compileGuides(join(projectRoot, 'content', 'guides'), join(fresh, 'web', 'articles.json'));
  await Promise.all([buildWeb(fresh), bundlePrograms(fresh)]);

  await keepAssets(join(folder, 'web'), join(fresh, 'web'));

  // From here until the end the fingerprint is missing: a build that is cut off while it moves is made again.
  await rm(join(folder, FINGERPRINT_FILE), { force: true });
  const old = join(folder, '.old');
  await rm(old, { recursive: true, force: true });
  await mkdir(old);
  for (const part of await readdir(fresh))
    replaceFolder(join(folder, part), { fresh: join(fresh, part), old: join(old, part) });
  await rm(fresh, { recursive: true });
  await rm(old, { recursive: true });
  await writeFile(join(folder, FINGERPRINT_FILE), fingerprint);
}

/** The browser's files and the renderer that the api imports; web/vite.config.ts says what goes into each. */
async function buildWeb(outDir: string): Promise<void> {
  const configFile = join(projectRoot, 'web', 'vite.config.ts');
  const common = { configFile, mode: 'production', logLevel: 'warn' } as const;
  await buildWithVite({ ...common, build: { outDir: join(outDir, 'web', 'client') } });
  await buildWithVite({ ...common, build: { outDir: join(outDir, 'web', 'server'), ssr: true } });
}
