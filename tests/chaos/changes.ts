import type postgres from 'postgres';
import type { Chance } from './chance.ts';

/** What the writers know of the directory. */
export interface Directory {
  /** Loaded with the stack; never deleted. */
  profiles: readonly string[];
  practices: readonly string[];
  specialties: readonly string[];
  /** Made by the writers, and theirs to delete. */
  added: string[];
}

export interface Change {
  name: string;
  weight: number;
  run(sql: postgres.TransactionSql, directory: Directory, chance: Chance): Promise<unknown>;
}

const linkPractice: Change['run'] = (sql, { profiles, practices }, chance) => sql`
  update psychologist_profiles set practice_id = ${chance.pick(practices)} where id = ${chance.pick(profiles)}`;

const insertProfile = async (
  sql: postgres.TransactionSql,
  { added }: Directory,
  chance: Chance,
  columns: Readonly<Record<string, string>> = {},
) => {
  const row = {
    first_name: 'Test',
    last_name: chance.word(),
    city: chance.word(),
    province: 'MB',
    ...columns,
  };
  const [made] = await sql<{ id: string }[]>`insert into psychologist_profiles ${sql(row)} returning id`;
  // Of a transaction that is undone it is nobody's, and deleting it deletes nothing.
  if (made) added.push(made.id);
};

/** Every kind of change that ends in a document, and how often as against the others. */
export const CHANGES: readonly Change[] = [
  {
    name: 'field',
    weight: 10,
    run: (sql, { profiles }, chance) => {
      const column = chance.pick(['city', 'bio', 'last_name', 'therapy_types', 'practice_areas']);
      return sql`
        update psychologist_profiles set ${sql({ [column]: chance.word() }, column)}
        where id = ${chance.pick(profiles)}`;
    },
  },
  {
    name: 'place and price',
    weight: 3,
    run: (sql, { profiles }, chance) => sql`
      update psychologist_profiles
      set province = ${chance.pick(['MB', 'ON', 'QC', 'BC'])}, is_premium = not is_premium,
        fee_individual_cents = ${chance.whole(5_000, 30_000)}
      where id = ${chance.pick(profiles)}`,
  },
  {
    name: 'activation',
    weight: 5,
    run: (sql, { profiles }, chance) => sql`
      update psychologist_profiles set is_active = not is_active where id = ${chance.pick(profiles)}`,
  },
  {
    name: 'many at once',
    weight: 1,
    run: (sql, { profiles }, chance) => {
      const from = chance.whole(0, Math.max(0, profiles.length - 50));
      return sql`
        update psychologist_profiles set wait_times = ${chance.word()}
        where id = any(${profiles.slice(from, from + 50)}::uuid[])`;
    },
  },
  {
    name: 'insertion',
    weight: 4,
    run: (sql, directory, chance) => insertProfile(sql, directory, chance),
  },
  {
    name: 'insertion into a practice',
    weight: 2,
    run: (sql, directory, chance) =>
      insertProfile(sql, directory, chance, { practice_id: chance.pick(directory.practices) }),
  },
  {
    name: 'deletion',
    weight: 3,
    run: (sql, { added }, chance) => {
      const [id = null] = added.splice(chance.whole(0, Math.max(0, added.length - 1)), 1);
      return sql`delete from psychologist_profiles where id = ${id}`;
    },
  },
  { name: 'move to another practice', weight: 4, run: linkPractice },
  {
    name: 'practice',
    weight: 3,
    run: (sql, { practices }, chance) => sql`
      update practices set name = ${chance.word()}, latitude = ${chance.whole(42, 60)},
        longitude = ${chance.whole(-123, -60)}
      where id = ${chance.pick(practices)}`,
  },
  {
    name: 'practice deleted',
    weight: 1,
    run: async (sql, { profiles }, chance) => {
      const [made] = await sql<{ id: string }[]>`
        insert into practices (name) values (${chance.word()}) returning id`;
      const id = made?.id ?? '';
      await sql`update psychologist_profiles set practice_id = ${id} where id = ${chance.pick(profiles)}`;
      await sql`delete from practices where id = ${id}`;
    },
  },
  {
    name: 'specialty renamed',
    weight: 1,
    run: (sql, { specialties }, chance) => sql`
      update specialties set specialty_name = ${chance.word()} where id = ${chance.pick(specialties)}`,
  },
  {
    name: 'specialty linked',
    weight: 3,
    run: (sql, { profiles, specialties }, chance) => sql`
      insert into profile_specialties (profile_id, specialty_id, position)
      values (${chance.pick(profiles)}, ${chance.pick(specialties)}, ${chance.whole(0, 9)})
      on conflict (profile_id, specialty_id) do update set position = excluded.position`,
  },
  {
    name: 'specialty unlinked',
    weight: 2,
    run: (sql, { profiles, specialties }, chance) => sql`
      delete from profile_specialties
      where profile_id = ${chance.pick(profiles)} and specialty_id = ${chance.pick(specialties)}`,
  },
];
