import type { Fragment, TransactionSql } from 'postgres';
import { type FirstRows, firstRows } from '../../first-rows.ts';

/** A new person of a file who may be somebody whom the directory, or the same file, has already. */
export interface Twin {
  key: string;
  name: string;
  /** The other's registration number, as far as it is known. */
  otherNumber: string | null;
  /** The other's profile; null when it is another row of the file. */
  otherId: string | null;
  /** What beside the name is the same. */
  because: ('city' | 'email' | 'phone' | 'number')[];
}

/**
 * What people are compared by, beside their number: letters and digits alone, so that O’Brien is OBrien. The name is first and last name,
 * or the whole. Of a row `p`, of the file or of the directory.
 */
export const likeness = (sql: TransactionSql, city: Fragment): Fragment => sql`
  replace(
    coalesce(public.profile_slug_base(p.first_name, p.last_name), public.slugify(coalesce(p.name, p.last_name, ''))), '-', ''
  ) as name_key,
  ${city} as city, lower(p.email) as email, right(${lettersOf(sql, sql`p.phone`)}, 10) as phone`;

const lettersOf = (sql: TransactionSql, text: Fragment): Fragment =>
  sql`regexp_replace(lower(${text}), '[^[:alnum:]]', '', 'g')`;

/** Puts whoever in the directory bears the name of a new person into a table `namesakes`. */
export async function findNamesakes(sql: TransactionSql): Promise<void> {
  await sql`
    create temporary table namesakes on commit drop as
    select * from (
      select p.id, e.regulator, p.registration_number, p.province, ${likeness(sql, sql`p.city_slug`)},
        regexp_replace(${lettersOf(sql, sql`p.registration_number`)}, '^0+(?=.)', '') as number
      from public.psychologist_profiles as p left join public.register_entries as e on e.profile_id = p.id
    ) as present
    where name_key in (select s.name_key from staged as s where s.profile_id is null)`;
}

/**
 * Gives those who are in the directory without standing in a register their profiles: same name, number and province, and only where
 * exactly one is. Returns how many of the others stand in another register under the same name and number.
 */
export async function findUnlisted(
  sql: TransactionSql,
  regulator: string,
  province: string,
): Promise<number> {
  await sql`
    update staged as s set profile_id = f.id, is_found = true
    from (
      select s.row, min(o.id::text)::uuid as id
      from staged as s join namesakes as o on o.name_key = s.name_key and o.number = s.key
      where s.profile_id is null and o.regulator is null and coalesce(o.province, ${province}) = ${province}
      group by s.row having count(*) = 1
    ) as f
    where s.row = f.row`;
  const [foreign] = await sql<{ count: number }[]>`
    select count(distinct s.row)::integer as count
    from staged as s join namesakes as o on o.name_key = s.name_key and o.number = s.key
    where s.profile_id is null and o.regulator <> ${regulator}`;
  return foreign?.count ?? 0;
}

/**
 * The new people who share more than a name with somebody: two people, or one who would stand in the directory twice. In the file each is
 * compared with the one before: a file in which all are alike has as many twins as rows.
 */
export const findTwins = (sql: TransactionSql, limit: number): Promise<FirstRows<Twin>> =>
  firstRows<Twin>(sql, {
    all: sql`
    with pairs as (
      select s.row, l.place, l.kind, o.registration_number as other_number, o.id as other_id
      from staged as s join namesakes as o on o.name_key = s.name_key cross join lateral (
        values (1, 'city', s.city, o.city), (2, 'email', s.email, o.email), (3, 'phone', s.phone, o.phone), (4, 'number', s.key, o.number)
      ) as l (place, kind, own, other)
      where s.profile_id is null and l.own <> '' and l.own = l.other
      union all
      select * from (
        select s.row, l.place, l.kind,
          lag(s.said ->> 'registration_number') over (partition by s.name_key, l.kind, l.own order by s.row) as other_number, null::uuid
        from staged as s cross join lateral (
          values (1, 'city', s.city), (2, 'email', s.email), (3, 'phone', s.phone)
        ) as l (place, kind, own)
        where s.profile_id is null and l.own <> ''
      ) as in_file
      where other_number is not null
    ), twins as (
      select row, other_number, other_id, array_agg(kind order by place) as because
      from pairs group by row, other_number, other_id
    )
    select t.row, s.key, t.other_number as "otherNumber", t.other_id as "otherId", t.because,
      coalesce(nullif(concat_ws(' ', s.said ->> 'first_name', s.said ->> 'last_name'), ''), s.said ->> 'name') as name
    from twins as t join staged as s using (row)`,
    ...{ order: sql`l.row, l."otherNumber", l."otherId"`, limit },
  });
