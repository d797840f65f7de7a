/**
 * Stands in for `meilisearch` (7 kB gzip). The InstantSearch adapter needs
 * one method of it, and gives that method's request to the `httpClient` it is configured with; the package's other
 * methods manage a server.
 */
export class Meilisearch {
  readonly #send: (url: URL, init: { body: string }) => Promise<unknown>;

  constructor(config: { httpClient: (url: URL, init: { body: string }) => Promise<unknown> }) {
    this.#send = config.httpClient;
  }

  /** Sends `{ queries }` and gives Meilisearch's answer. */
  multiSearch(request: { queries: unknown[] }): Promise<unknown> {
    return this.#send(new URL('https://search.invalid/multi-search'), { body: JSON.stringify(request) });
  }
}
