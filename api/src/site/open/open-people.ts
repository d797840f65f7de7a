import type { Channel } from '@directory/domain/profile/column-kinds';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import type { ProfileRow } from '@directory/domain/profile/row';
import { isUuid } from '@directory/domain/text/uuid';
import type postgres from 'postgres';
import { shownProfile } from '../../people/profiles/shown-profile.ts';
import { profileRow } from '../../people/profiles/store.ts';
import { openProfile, type OpenProfile } from './open-profile.ts';

/** So many are read at once: more would hold a connection, memory and this thread for long. */
const BATCH = 100;
const MOST_OF_PRACTICE = 500;

export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Where a list of changes has been read to; the time has microseconds, as in the database. */
export interface Cursor {
  at: string;
  id: string;
}

export type OpenPeople = ReturnType<typeof openPeople>;

/**
 * Those who are active and have not left the channel, as they are in the database now: nothing of it is kept, so that whoever leaves is gone with the
 * next answer.
 */
export function openPeople(sql: postgres.Sql, origin: string) {
  const isOpen = (channel: Channel) => sql`is_active and not (${channel} = any(left_out_of))`;
  const select = (channel: Channel, rest: postgres.Fragment) => sql<(ProfileRow & { changed: string })[]>`
    select ${profileRow(sql)}, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as changed
    from public.psychologist_profiles where ${isOpen(channel)} and ${rest}`;
  const read = async (channel: Channel, rest: postgres.Fragment) =>
    (await select(channel, rest)).map((row) => openProfile(shownProfile(row), origin));

  /** As pages show them, in the order of the ids: for what is a page in another form. */
  async function shown(channel: Channel, ids: readonly string[]): Promise<PublicProfile[]> {
    const rows = await select(channel, sql`id = any(${ids.filter(isUuid)}::uuid[])`);
    const byId = new Map(rows.map((row) => [row.id, shownProfile(row)]));
    return ids.flatMap((id) => byId.get(id.toLowerCase()) ?? []);
  }

  return {
    shown,
    some: async (channel: Channel, ids: readonly string[]) =>
      (await shown(channel, ids)).map((profile) => openProfile(profile, origin)),

    /** Somebody who has not left the channel and the others of their practice, by name. */
    async ofPractice(channel: Channel, id: string) {
      const practice = sql`select practice_id from public.psychologist_profiles where id = ${id} and ${isOpen(channel)}`;
      const ours = sql`(id = ${id} or practice_id = (${practice})) order by last_name, first_name, id limit ${MOST_OF_PRACTICE}`;
      return isUuid(id) ? read(channel, ours) : [];
    },

    /** The last who changed, the newest first. */
    newest: (channel: Channel, limit: number) =>
      read(channel, sql`true order by updated_at desc, id limit ${limit}`),

    /** The next who changed after the cursor, the oldest change first, and where the last one stands. */
    async changed(channel: Channel, { at, id }: Cursor, limit: number) {
      const after = sql`(updated_at, id) > (${at}::timestamptz, ${id}::uuid)`;
      const rows = await select(channel, sql`${after} order by updated_at, id limit ${limit}`);
      const last = rows.at(-1);
      return {
        people: rows.map((row) => openProfile(shownProfile(row), origin)),
        last: last && { at: last.changed, id: last.id },
      };
    },

    /** The next after an id, by id. */
    after: (channel: Channel, id: string, limit: number, { hasOpening = false } = {}) =>
      read(
        channel,
        sql`id > ${id} and (${!hasOpening} or next_opening is not null) order by id limit ${limit}`,
      ),

    /** A page of everybody, by id. */
    page: (channel: Channel, page: number, size: number) =>
      read(channel, sql`true order by id limit ${size} offset ${(page - 1) * size}`),

    async count(channel: Channel): Promise<number> {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from public.psychologist_profiles where ${isOpen(channel)}`;
      return row?.count ?? 0;
    },

    async ids(channel: Channel, after: string, limit: number): Promise<string[]> {
      const rows = await sql<{ id: string }[]>`
        select id from public.psychologist_profiles where id > ${after} and ${isOpen(channel)} order by id limit ${limit}`;
      return rows.map(({ id }) => id);
    },

    /**
     * Everybody, some at a time. Each batch is a query of its own that begins after the last id: an open cursor would hold a connection and a
     * snapshot for as long as the reader takes.
     */
    async *everybody(channel: Channel, who: { hasOpening?: boolean } = {}): AsyncGenerator<OpenProfile[]> {
      let batch: OpenProfile[] = [];
      do {
        batch = await this.after(channel, batch.at(-1)?.id ?? FIRST_ID, BATCH, who);
        yield batch;
      } while (batch.length === BATCH);
    },
  };
}
