import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from '../config.ts';

const PROGRAMS = {
  api: ['server', 'worker', 'admin', 'og-image'],
  indexer: ['worker', 'cli'],
} as const;

/** Bundles the api's and the indexer's programs into `outDir`: the project's own sources inlined, packages left outside. */
export async function bundlePrograms(outDir: string): Promise<void> {
  await Promise.all(
    Object.entries(PROGRAMS).map(async ([workspace, programs]) => {
      await build({
        entryPoints: programs.map((program) => join(projectRoot, workspace, 'src', 'bin', `${program}.ts`)),
        outdir: join(outDir, workspace),
        bundle: true,
        splitting: true,
        format: 'esm',
        platform: 'node',
        target: 'node20',
        sourcemap: true,
        sourcesContent: false,
        logLevel: 'warning',
        plugins: [packagesOutside],
      });
      linkPackages(outDir, workspace);
    }),
  );
}

/** `@directory/domain/slug` is one of the project's own sources; any other bare name is a package of node_modules. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@directory/')) return undefined;
      return { path, external: true };
    });
  },
};

/**
 * npm puts a package whose version two workspaces differ on below the workspace; the bundle must find that one first. The
 * link is relative and meant for the build's final place, so that a checkout can be moved.
 */
function linkPackages(outDir: string, workspace: string): void {
  if (!existsSync(join(projectRoot, workspace, 'node_modules'))) return;
  symlinkSync(join('..', '..', workspace, 'node_modules'), join(outDir, workspace, 'node_modules'), 'dir');
}
