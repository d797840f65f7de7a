import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
/** The packages are the web's, of the versions that it is built of. */
const ofWeb = createRequire(join(here, '../../../web/package.json'));

export interface StockPage extends AsyncDisposable {
  url: string;
}

/** Builds the stock page for production, in memory, and serves it with the app's photos: both pages load and draw the same. */
export async function serveStockPage(app: string): Promise<StockPage> {
  const { output } = (await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: {
      alias: { 'stock:instant-meilisearch': ofWeb.resolve('@meilisearch/instant-meilisearch') },
    },
    build: { write: false, rolldownOptions: { input: join(here, 'stock-page.tsx') } },
  })) as Rolldown.RolldownOutput;
  const [script] = output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file] : []));
  if (!script || output.length > 1) throw new Error('The stock page is not one script.');
  const page =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stock</title></head><body>' +
    '<div id="root"></div><script type="module" src="/stock.js"></script></body></html>';

  const sendPhoto = async (path: string, response: ServerResponse) => {
    const photo = await fetch(app + path);
    for (const name of ['content-type', 'cache-control'])
      response.setHeader(name, photo.headers.get(name) ?? '');
    response.end(Buffer.from(await photo.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/photos/')) {
      sendPhoto(request.url, response).catch(() => response.destroy());
      return;
    }
    const isScript = request.url === '/stock.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script.code : page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
