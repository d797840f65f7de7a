import { connectMeilisearch, type MeilisearchConnection } from '@directory/search-config/meilisearch-http';

/** One index to keep: on which server, under which name, and the name of its cursor in the database. */
export interface Target {
  /** Its row in `search_targets`. */
  readonly name: string;
  /** The index's name on its server. */
  readonly uid: string;
  readonly connection: MeilisearchConnection;
}

/** A Meilisearch server to keep an index on. */
export interface NodeOptions {
  url: string;
  apiKey: string;
}

/**
 * One target per server. The first is named after the index alone, so that its server can move to another address; the others
 * carry their host and port.
 */
export function connectTargets(nodes: readonly NodeOptions[], uid: string): Target[] {
  return nodes.map(({ url, apiKey }, index) => ({
    name: index === 0 ? uid : `${uid}@${new URL(url).host}`,
    uid,
    connection: connectMeilisearch({ url, apiKey }),
  }));
}

/** The target that a rebuild fills beside this one and then exchanges for it. */
export function rebuildTargetOf(target: Target): Target {
  return { ...target, name: `${target.name}_rebuild`, uid: `${target.uid}_rebuild` };
}
