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
/** The first file begins before everybody, so that whoever comes before its first profile is in a file that is listed. */
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** Two addresses each: the protocol allows a file 50,000. */
export const MOST_PER_FILE = 25_000;

/**
 * Says how the active profiles are divided among files, in the order of their ids: kept for ten minutes. Then whoever asks waits for the new
 * one: a crawler that comes once a day shall not be given yesterday's. Who asks meanwhile waits for the same pass.
 */
export function createProfileFiles(
  sql: postgres.Sql,
  perFile = PROFILES_PER_FILE,
  now = () => performance.now(),
): { list: () => Promise<ProfileFile[]> } {
  let kept: { readAt: number; files: Promise<ProfileFile[]> } | null = null;

  return {
    list() {
      if (kept && now() - kept.readAt < KEPT_MS) return kept.files;
      const files = divide(sql, perFile);
      kept = { readAt: now(), files };
      // One that fails is no division: the next who asks tries again.
      files.catch(() => (kept = null));
      return files;
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
  const rows = await sql<{ first: string; count: number; last_modified: Date }[]>`
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
  return rows.map(({ first, count, last_modified }, index) => ({
    first: index === 0 ? LOWEST_ID : first,
    next: rows[index + 1]?.first ?? null,
    count,
    lastModified: last_modified,
  }));
}
