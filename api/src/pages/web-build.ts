import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateRenderer, RenderPage, RendererOptions } from '@directory/domain/page';

/** The built web: the client's files and the renderer. */
export interface WebBuild {
  clientDir: string;
  /** The renderer of the build as it is now; null while there is none. @throws Error when the build is broken */
  renderer(): Promise<RenderPage | null>;
}

/** Finds the renderer in a folder of `client/` and `server/`; a newer build is taken up without a restart. */
export function openWebBuild(dir: string, options: Omit<RendererOptions, 'manifest'>): WebBuild {
  const clientDir = join(dir, 'client');
  const entry = join(dir, 'server', 'entry-server.js');
  let loaded: { builtAt: number; render: Promise<RenderPage> } | null = null;

  async function load(builtAt: number): Promise<RenderPage> {
    const module = (await import(`${pathToFileURL(entry).href}?built=${builtAt}`)) as {
      createRenderer?: CreateRenderer;
    };
    if (!module.createRenderer) throw new Error(`${entry} does not export createRenderer`);
    const manifest: unknown = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
    return module.createRenderer({ ...options, manifest });
  }

  return {
    clientDir,
    async renderer() {
      const builtAt = await stat(entry).then(
        (file) => file.mtimeMs,
        () => null,
      );
      if (builtAt === null) return loaded?.render ?? null;
      if (loaded?.builtAt !== builtAt) {
        const render = load(builtAt);
        const mine = { builtAt, render };
        loaded = mine;
        render.catch(() => {
          // A build caught half written: the next request tries again.
          if (loaded === mine) loaded = null;
        });
      }
      return loaded.render;
    },
  };
}
