/** One of Meilisearch's servers, each with an index of its own of all profiles. */
export interface SearchNode {
  /** What its index is called in `search_targets`. */
  readonly name: string;
  /** Its address, without a final slash. */
  readonly url: string;
}

/**
 * The addresses in `MEILISEARCH_URLS`: one, or several with commas between. Every program is told of them in the same order, by which
 * it names them. Null when one of them is no http(s) address, or comes twice.
 */
export function parseNodeUrls(list: string): string[] | null {
  const urls = list.split(',').map((url) => url.trim().replace(/\/+$/, ''));
  const areAddresses = urls.every((url) => /^https?:\/\/[^/]/.test(url) && URL.canParse(url));
  return areAddresses && new Set(urls).size === urls.length ? urls : null;
}

/**
 * What the index on one of the servers is called: on the first as the index alone, so that this server can move; on the others with
 * their host and port.
 */
export function nodeName(url: string, place: number, indexUid: string): string {
  return place === 0 ? indexUid : `${indexUid}@${new URL(url).host}`;
}

/** One node for each address. */
export function searchNodes(urls: readonly string[], indexUid: string): SearchNode[] {
  return urls.map((url, place) => ({ name: nodeName(url, place, indexUid), url }));
}
