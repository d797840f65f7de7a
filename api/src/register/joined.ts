import { randomUUID } from 'node:crypto';
import { fold } from '@directory/domain/fold';
import { splitList } from '@directory/domain/list-field';
import { slugify } from '@directory/domain/slug';
import type postgres from 'postgres';

/** Where a practice is: the same name in another city is another practice, with coordinates of its own. */
export interface PracticePlace {
  name: string;
  city: string | null;
  province: string | null;
}

/** The key of {@link resolvePractices}' answer. */
export const practiceKey = ({ name, city, province }: PracticePlace): string =>
  [fold(name), slugify(city ?? ''), province ?? ''].join('|');

/** Finds the practices, by name and by the city of those who belong to them, and adds those that are not there. */
export async function resolvePractices(
  sql: postgres.TransactionSql,
  wanted: readonly PracticePlace[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  if (wanted.length === 0) return ids;
  const rows = await sql<{ id: string; name: string; city: string | null; province: string | null }[]>`
    select distinct on (r.id, p.province, p.city_slug) r.id, r.name, p.city, p.province
    from public.practices as r join public.psychologist_profiles as p on p.practice_id = r.id
    where lower(btrim(r.name)) = any(${wanted.map(({ name }) => name.toLowerCase())}::text[])
    order by r.id desc, p.province, p.city_slug`;
  // The first of several of one name and city: the rows come in descending order, so that it is set last.
  for (const row of rows) ids.set(practiceKey(row), row.id);
  const missing = new Map(
    wanted.filter((place) => !ids.has(practiceKey(place))).map((place) => [practiceKey(place), place]),
  );
  const added = [...missing].map(([key, { name }]) => {
    const id = randomUUID();
    ids.set(key, id);
    return { id, name };
  });
  if (added.length > 0)
    await sql`
      insert into public.practices (id, name)
      select id, name from jsonb_populate_recordset(null::public.practices, ${sql.json(added)})`;
  return ids;
}

/** Writes which specialties profiles have, in the order of the register; names that are new become specialties. */
export async function writeSpecialties(
  sql: postgres.TransactionSql,
  lists: readonly { id: string; specialties: string | null }[],
): Promise<void> {
  if (lists.length === 0) return;
  const wanted = lists.map(({ id, specialties }) => ({ id, names: splitList(specialties) }));
  const names = [
    ...new Map(wanted.flatMap((each) => each.names).map((name) => [name.toLowerCase(), name])).values(),
  ];
  await sql`
    insert into public.specialties (specialty_name) select unnest(${names}::text[])
    on conflict (lower(specialty_name)) do nothing`;
  await sql`delete from public.profile_specialties where profile_id = any(${lists.map(({ id }) => id)}::uuid[])`;
  const joins = wanted.flatMap(({ id, names: own }) => own.map((name, position) => ({ id, name, position })));
  await sql`
    insert into public.profile_specialties (profile_id, specialty_id, position)
    select j.id, s.id, min(j.position)
    from jsonb_to_recordset(${sql.json(joins)}) as j (id uuid, name text, position smallint)
      join public.specialties as s on lower(s.specialty_name) = lower(j.name)
    group by j.id, s.id`;
}
