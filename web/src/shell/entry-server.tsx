import type { CreateRenderer } from '@directory/domain/page';
import { renderPage } from './render-page.tsx';

export { sitemapPaths } from './route-table.ts';

/** The renderer of the site's pages; see `@directory/domain/page` for the contract. */
export const createRenderer: CreateRenderer = (options) => (request) => renderPage(options, request);
