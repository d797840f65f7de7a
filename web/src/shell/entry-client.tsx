import '../ui/styles/index.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { keepScrollPositions } from '../site/history-entries.ts';
import { listenBeforeRouter } from '../site/navigation.ts';
import { createHttpDirectory } from '../site/ask-api.ts';
import { onceIdle } from '../site/platform.ts';
import { readPageData } from '../site/page-data.ts';
import { QueryClient } from '../site/query-client.ts';
import { loadRoute, matchRoute } from './route-table.ts';
import { createI18n } from '../i18n/create-i18n.ts';

const data = readPageData(document);
const i18n = await createI18n(data.language, ['shell']).catch(failStart);
// The page's own chunk first: hydration then finds everything in place and nothing flashes.
await loadRoute(matchRoute(window.location.pathname).entry, i18n, data.text).catch(failStart);

const directory = createHttpDirectory({
  unreachable: i18n.t('errors.unreachable'),
  unexpected: i18n.t('errors.unexpected'),
});
const queryClient = new QueryClient(directory);
queryClient.hydrate(data.queries);

const root = document.getElementById('root');
if (!root) throw new Error('This document has no root element.');
listenBeforeRouter();
keepScrollPositions();
hydrateRoot(
  root,
  <StrictMode>
    <App
      i18n={i18n}
      queryClient={queryClient}
      site={data.site}
      state={data.state}
      failed={data.failed}
      router={(children) => <BrowserRouter>{children}</BrowserRouter>}
    />
  </StrictMode>,
);
onceIdle(() => (queryClient.asksFailedAgain = true));
// They have done their work: a page is as small as it can be for what looks through it at each key.
onceIdle(() => document.querySelectorAll('link[rel=modulepreload]').forEach((link) => link.remove()));
onceIdle(readDevice);

/** A chunk could not be had. As where the entry itself could not: see `startScript`. */
function failStart(error: unknown): never {
  document.documentElement.dataset['failed'] = '';
  throw error;
}

/** Shows and cleans what this device keeps. Nothing of the page waits for it: its code comes afterwards. */
function readDevice(): void {
  import('../features/assessment/device-start.ts')
    .then(({ startDevice }) => startDevice())
    // Offline. The next start does it, and so does every use.
    .catch(() => undefined);
}
