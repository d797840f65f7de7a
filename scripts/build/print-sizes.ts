// `npm run size`: the lines of each room, what each page's first load weighs, and what each dependency costs. Builds the site in memory.
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { build, type Rolldown } from 'vite';
import type { Manifest } from '../../web/src/shell/assets.ts';
import { projectRoot } from './fingerprint.ts';
import { pageScripts } from './page-scripts.ts';
import { describeRooms, measureRooms } from '../rooms/rooms.ts';

process.stdout.write(`${describeRooms(measureRooms())}\n\n`);

const built = (await build({
  configFile: join(projectRoot, 'web/vite.config.ts'),
  mode: 'production',
  logLevel: 'error',
  build: { write: false },
})) as Rolldown.RolldownOutput;

const manifestFile = built.output.find((output) => output.fileName === '.vite/manifest.json');
if (manifestFile?.type !== 'asset') throw new Error('The client build has no manifest.');
const manifest = JSON.parse(String(manifestFile.source)) as Manifest;
const chunks = new Map(
  built.output.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])),
);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
const lines = ['kB gzip  page'];
const usedBy = new Map<string, Set<string>>();
const codeOf = new Map<string, string>();

for (const { path, files, limitKb } of await pageScripts(manifest)) {
  const loaded = files.flatMap((file) => chunks.get(file) ?? []);
  const bytes = loaded.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
  lines.push(`${kilobytes(bytes)}  ${path} (limit ${limitKb})`);
  for (const chunk of loaded) {
    for (const id of Object.keys(chunk.modules)) {
      const name = packageOf(id);
      usedBy.set(name, (usedBy.get(name) ?? new Set()).add(path));
    }
  }
}
for (const chunk of chunks.values()) {
  for (const [id, { code }] of Object.entries(chunk.modules)) {
    codeOf.set(packageOf(id), (codeOf.get(packageOf(id)) ?? '') + (code ?? ''));
  }
}

const pageCount = new Set([...usedBy.values()].flatMap((pages) => [...pages])).size;
const costs = await Promise.all(
  [...codeOf].map(async ([name, code]) => {
    const minified = await transform(code, { minify: true, loader: 'js', logLevel: 'silent' }).catch(() => ({
      // Two modules of one package may declare the same name; the bundler renames, a plain concatenation does not.
      code,
    }));
    return { name, bytes: gzipSync(minified.code, { level: 9 }).length };
  }),
);
lines.push('', 'kB gzip  dependency, compressed by itself, and the pages that load it at first');
for (const { name, bytes } of costs.sort((a, b) => b.bytes - a.bytes)) {
  const pages = usedBy.get(name);
  const where = !pages ? 'when needed' : pages.size === pageCount ? 'every page' : [...pages].join(' ');
  lines.push(`${kilobytes(bytes)}  ${name} (${where})`);
}
process.stdout.write(`${lines.join('\n')}\n`);

/** The package that a bundled module belongs to, by its path; `this site` for our own sources. */
function packageOf(moduleId: string): string {
  const inside = moduleId.split('node_modules/').slice(1).at(-1) ?? '';
  return /^(?:@[^/]+\/)?[^/]+/.exec(inside)?.[0] ?? 'this site';
}
