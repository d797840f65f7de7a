import { CONTRACTS } from '@directory/domain/contracts/api';
import type { Contract } from '@directory/domain/contracts/contract';
import type { App } from '../http/environment.ts';
import { SEARCH_CONTRACTS } from '../search/contracts.ts';
import { openApiDocument } from './document.ts';

/** Every contract as this server checks it. */
export const SERVED_CONTRACTS: readonly Contract[] = CONTRACTS.map(
  (each) => SEARCH_CONTRACTS.find(({ path }) => path === each.path) ?? each,
);

/** GET /api/openapi.json: the description of this API. */
export function registerOpenApi(app: App): void {
  const document = openApiDocument(SERVED_CONTRACTS);
  app.get('/api/openapi.json', (c) => c.json(document));
}
