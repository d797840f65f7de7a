import type postgres from 'postgres';

/** The profiles of one file: ids from `first` up to, but not including, `next`. */
export interface ProfileFile {
  first: string;
  next: string | null;
  count: number;
  lastModified: Date;
}

/** In two languages each: far below the protocol's 50,000 addresses, because a file of so many takes the server 80 ms. */
const PROFILES_PER_FILE = 5000;
const KEPT_MS = 10 * 60_000;
/** One pass over a million profiles takes seconds; the site's own limit is for pages that people wait for. */
const TIMEOUT_MS = 60_000;

/** Two addresses each: the protocol allows a file 50,000. */
export const MOST_PER_FILE = 25_000;

/** How the active profiles are divided among files, in the order of their ids. */
export interface ProfileFiles {
  /** Kept; after ten minutes it is read anew, and until that is done the kept one is good enough. */
  list(): Promise<ProfileFile[]>;
}

/** Divides them when that is first asked; whoever asks meanwhile waits for the same pass. */
export function createProfileFiles(sql: postgres.Sql, perFile = PROFILES_PER_FILE): ProfileFiles {
  let kept: { readAt: number; files: ProfileFile[] } | null = null;
  let reading: Promise<ProfileFile[]> | null = null;

  async function read(): Promise<ProfileFile[]> {
    try {
      const files = await divide(sql, perFile);
      kept = { readAt: performance.now(), files };
      return files;
    } finally {
      reading = null;
    }
  }

  return {
    async list() {
      if (kept && performance.now() - kept.readAt < KEPT_MS) return kept.files;
      reading ??= read();
      if (!kept) return reading;
      // A reading that fails is tried again by the next to ask; the kept division still finds every profile of then.
      reading.catch(() => undefined);
      return kept.files;
    },
  };
}

/**
 * The file of a range, as it is now; null when nobody is in it. Whose division named the range is all the same: servers divide at different
 * times, and each answers for the files that another has listed.
 */
export async function readProfileFile(
  sql: postgres.Sql,
  { first, next }: Pick<ProfileFile, 'first' | 'next'>,
): Promise<ProfileFile | null> {
  const [row] = await sql<{ count: number; lastModified: Date | null }[]>`
    select count(*)::int as count, max(updated_at) as "lastModified"
    from (
      select updated_at from public.psychologist_profiles
      where is_active and id >= ${first} ${next === null ? sql`` : sql`and id < ${next}`}
      order by id limit ${MOST_PER_FILE}
    ) as file`;
  return row?.lastModified ? { first, next, count: row.count, lastModified: row.lastModified } : null;
}

async function divide(sql: postgres.Sql, perFile: number): Promise<ProfileFile[]> {
  const rows = await sql.begin(async (transaction) => {
    await transaction`select set_config('statement_timeout', ${String(TIMEOUT_MS)}, true)`;
    return transaction<{ first: string; count: number; last_modified: Date }[]>`
      with numbered as (
        select id, updated_at, row_number() over (order by id) - 1 as place
        from public.psychologist_profiles
        where is_active
      )
      select
        (array_agg(id) filter (where place % ${perFile}::int = 0))[1] as first,
        count(*)::int as count,
        max(updated_at) as last_modified
      from numbered
      group by place / ${perFile}::int
      order by first`;
  });
  return rows.map(({ first, count, last_modified }, index) => ({
    first,
    next: rows[index + 1]?.first ?? null,
    count,
    lastModified: last_modified,
  }));
}
