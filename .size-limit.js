import { readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

// The limits of each page's JavaScript, after gzip. The list is made from the build's manifest and the route table.
register();
const { pageScripts } = await import('./scripts/build/page-scripts.ts');
const manifest = JSON.parse(readFileSync('build/web/client/.vite/manifest.json', 'utf8'));

const pages = await pageScripts(manifest);

export default pages.map(({ path, files, limitKb }) => ({
  name: path,
  path: files.map((file) => `build/web/client/${file}`),
  limit: `${limitKb} kB`,
  gzip: true,
  brotli: false,
}));
