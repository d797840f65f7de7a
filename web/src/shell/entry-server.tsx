import type { CreateRenderer } from '@directory/domain/page';
import { renderPage } from './render-page.tsx';

/** The renderer of the site's pages; see `@directory/domain/page` for the contract. */
export const createRenderer: CreateRenderer = (options) => (request) => renderPage(options, request);
