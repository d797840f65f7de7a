import { serveStatic } from '@hono/node-server/serve-static';
import type { RendererOptions, RenderPage, ServerBuild, SitemapPaths } from '@directory/domain/site/page';
import { createMiddleware } from 'hono/factory';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Environment } from '../../http/environment.ts';

/** The built web: the client's files and the renderer. */
export interface WebBuild {
  clientDir: string;
  /** The renderer of the build as it is now; null while there is none. @throws Error when the build is broken */
  renderer(): Promise<RenderPage | null>;
  /** The pages without data of their own that search engines may list; null and throws as `renderer`. */
  sitemapPaths(): Promise<SitemapPaths | null>;
}

interface Loaded {
  render: RenderPage;
  sitemapPaths: SitemapPaths;
}

/** How long the build is taken to be as it was: the disk is not asked for every page. */
const LOOK_AGAIN_MS = 1000;

/** Finds the renderer in a folder of `client/` and `server/`; a newer build is taken up within a second, without a restart. */
export function openWebBuild(dir: string, options: Omit<RendererOptions, 'manifest'>): WebBuild {
  const clientDir = join(dir, 'client');
  const entry = join(dir, 'server', 'entry-server.js');
  let current: { builtAt: number; loaded: Promise<Loaded> } | null = null;
  let lookedAt = -Infinity;

  async function load(builtAt: number): Promise<Loaded> {
    const module = (await import(`${pathToFileURL(entry).href}?built=${builtAt}`)) as Partial<ServerBuild>;
    if (!module.createRenderer || !module.sitemapPaths)
      throw new Error(`${entry} is no server build of the web`);
    const manifest: unknown = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
    return { render: module.createRenderer({ ...options, manifest }), sitemapPaths: module.sitemapPaths() };
  }

  async function newest(): Promise<Loaded | null> {
    if (current && performance.now() - lookedAt < LOOK_AGAIN_MS) return current.loaded;
    lookedAt = performance.now();
    const builtAt = await stat(entry).then(
      (file) => file.mtimeMs,
      () => null,
    );
    if (builtAt !== null && current?.builtAt !== builtAt) {
      const mine = { builtAt, loaded: load(builtAt) };
      current = mine;
      mine.loaded.catch(() => {
        // A build caught half written: the next request tries again.
        if (current === mine) current = null;
      });
    }
    return current?.loaded ?? null;
  }

  return {
    clientDir,
    renderer: async () => (await newest())?.render ?? null,
    sitemapPaths: async () => (await newest())?.sitemapPaths ?? null,
  };
}

/** `build/web` of the nearest folder above this program: the same from the sources and from the built file. */
export function findWebBuild(): string {
  let dir = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(dir, 'package-lock.json')) && !existsSync(join(dir, 'build', 'web'))) {
    if (dir === dirname(dir)) return join(process.cwd(), 'build', 'web');
    dir = dirname(dir);
  }
  return join(dir, 'build', 'web');
}

/**
 * Serves the client build's files: those under /assets carry a hash in their name and never change, the others are asked
 * for again each day. Files that the build compressed (`.br`, `.gz`) are sent so. Anything else goes on to the pages.
 */
export function staticFiles(clientDir: string) {
  const serve = serveStatic<Environment>({
    root: clientDir,
    precompressed: true,
    onFound: (_path, c) => {
      const isHashed = c.req.path.startsWith('/assets/');
      c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
    },
  });
  return createMiddleware<Environment>(async (c, next) => {
    const isFile = /\/[^/.][^/]*\.[a-z0-9]+$/i.test(c.req.path) && !c.req.path.includes('/.');
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    return isFile && isRead ? serve(c, next) : next();
  });
}
