import { connectMeilisearch, type MeilisearchConnection } from '@directory/search-config/meilisearch-http';
import { nodeName } from '@directory/search-config/nodes';

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

/** One target per server, named as the api names it. */
export function connectTargets(nodes: readonly NodeOptions[], uid: string): Target[] {
  return nodes.map(({ url, apiKey }, place) => ({
    name: nodeName(url, place, uid),
    uid,
    connection: connectMeilisearch({ url, apiKey }),
  }));
}

/** The target that a rebuild fills beside this one and then exchanges for it. */
export function rebuildTargetOf(target: Target): Target {
  return { ...target, name: `${target.name}_rebuild`, uid: `${target.uid}_rebuild` };
}
