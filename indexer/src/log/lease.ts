import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import postgres from 'postgres';

/**
 * A process's word that it lives, given again and again. While it stands still (stopped, swapped out, its machine asleep) the word
 * grows old, and the others cut its connections and so end its locks: a session by itself would hold them for as long as the process
 * exists.
 */
export interface Lease {
  /** Stands in the name of every connection of the process. */
  readonly id: string;
  /**
   * The number of the stretch of time without a gap that this moment belongs to; null within a gap, when another process may act
   * already. What was read in one stretch may be written in it and in no other.
   */
  stretch(): number | null;
  /** Ends it: the process holds nothing any more. */
  release(): Promise<void>;
}

const BEAT_MS = 2000;
/** After this long without a word a process must take it that others act. */
const DOUBT_MS = 6000;
/** After this long others do. The difference is the time for what is on its way to the engine. */
const FROZEN_SECONDS = 8;

/** The name of a connection that belongs to a lease. */
export function connectionName(lease: Pick<Lease, 'id'> | undefined): string {
  return lease ? `directory-indexer ${lease.id}` : 'directory-indexer';
}

export interface LeaseOptions {
  databaseUrl: string;
  /** Called when connections of processes that stood still were cut. */
  onEvicted?: (processes: readonly string[]) => void;
}

/** Begins to give the word, and to look after the others'. A database that is away is waited for. */
export function takeLease({ databaseUrl, onEvicted }: LeaseOptions): Lease {
  const id = randomUUID();
  const released = new AbortController();
  const sql = openPool(
    (link) =>
      postgres(databaseUrl, {
        ...DATABASE_CLIENT,
        connect_timeout: 5,
        // The word need not outlive the database: a busy disk must not keep it back.
        connection: {
          application_name: connectionName({ id }),
          statement_timeout: 5000,
          synchronous_commit: 'off',
        },
        ...link,
      }),
    { size: 1 },
  );
  let stretch = 0;
  // A new process is believed for as long as one that gave its word: its connections are as young.
  let beatAt = performance.now();

  async function beat(): Promise<void> {
    // Noted before asking: the database's own note can only be later.
    const at = performance.now();
    await sql`
      insert into public.search_indexers (id, beat_at) values (${id}, clock_timestamp())
      on conflict (id) do update set beat_at = excluded.beat_at`;
    if (at - beatAt > DOUBT_MS) stretch += 1;
    beatAt = at;
  }

  async function run(): Promise<void> {
    while (!released.signal.aborted) {
      try {
        await beat();
        const evicted = await evictFrozen(sql);
        if (evicted.length > 0) onEvicted?.(evicted);
      } catch {
        // Without the database nobody acts: the readers say so, and the word grows old by itself.
      }
      await delay(BEAT_MS, undefined, { signal: released.signal }).catch(() => undefined);
    }
  }
  const running = run();

  return {
    id,
    stretch: () => (performance.now() - beatAt > DOUBT_MS ? null : stretch),
    async release() {
      released.abort();
      beatAt = -Infinity;
      await Promise.race([forget(), delay(1000, undefined, { ref: false })]);
      await sql.end({ timeout: 0 });
      await running;
    },
  };

  async function forget(): Promise<void> {
    try {
      await sql`delete from public.search_indexers where id = ${id}`;
    } catch {
      // It is forgotten anyway, as one that stands still.
    }
  }
}

/**
 * Ends the connections of processes that gave no word for too long, in this database. Only those of roles that this one has the rights
 * of: a frozen command of the database's owner is the owner's to end.
 */
async function evictFrozen(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    with forgotten as (
      delete from public.search_indexers
      where beat_at < clock_timestamp() - make_interval(secs => ${FROZEN_SECONDS})
    )
    select a.application_name as name, pg_terminate_backend(a.pid)
    from pg_stat_activity as a
    where a.application_name like 'directory-indexer %'
      and a.datname = current_database()
      and a.backend_start < clock_timestamp() - make_interval(secs => ${FROZEN_SECONDS})
      and pg_has_role(a.usesysid, 'usage')
      and not exists (
        select from public.search_indexers as i
        where a.application_name = 'directory-indexer ' || i.id
          and i.beat_at >= clock_timestamp() - make_interval(secs => ${FROZEN_SECONDS})
      )`;
  return [...new Set(rows.map(({ name }) => name))];
}
