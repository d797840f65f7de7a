import type { Sql } from 'postgres';
import { type FirstRows, firstRows } from '../../first-rows.ts';
import { list, type Operation } from '../command-line/operation.ts';

/** How long what a file brought is told: the operator has seen it by then, or has somebody of that name twice for good. */
const TOLD = '14 days';

interface Found {
  name: string;
  id: string;
  register: string;
  number: string | null;
  since: Date;
}

/** Somebody shown who bears the name of somebody shown from another register. */
export interface Namesake extends Found {
  other_id: string;
  other_register: string;
  other_number: string | null;
}

/** Those who came lately, the newest first: two people, or one who is registered twice. Who is noted as registered there, too, is known. */
export function selectNamesakes(sql: Sql, { limit }: { limit: number }): Promise<FirstRows<Namesake>> {
  const slug = (row: string) =>
    sql`public.profile_slug_base(${sql(`${row}.first_name`)}, ${sql(`${row}.last_name`)})`;
  const all = sql`
    select concat_ws(' ', p.first_name, p.last_name) as name, p.id, p.regulator as register, p.registration_number as number,
      o.id as other_id, o.regulator as other_register, o.registration_number as other_number, p.created_at as since
    from public.psychologist_profiles as p join public.psychologist_profiles as o
      on o.is_active and o.regulator <> p.regulator and ${slug('o')} = ${slug('p')}
    where p.is_active and p.created_at > now() - ${TOLD}::interval and (p.created_at, p.id) > (o.created_at, o.id)
      and not (o.province = any(p.concurrent_registrations_in) or p.province = any(o.concurrent_registrations_in))`;
  return firstRows<Namesake>(sql, { all, order: sql`l.since desc, l.id, l.other_id`, limit });
}

/** Somebody whom the newest file of their register lacks. */
export interface Departure extends Found {
  /** Visitors saw them until then. */
  was_shown: boolean;
  /** The account's id. */
  member: string | null;
}

/** Who left a register lately, the newest first. */
export function selectDepartures(sql: Sql, { limit }: { limit: number }): Promise<FirstRows<Departure>> {
  const all = sql`
    select coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)) as name, p.id, e.regulator as register,
      p.registration_number as number, e.hidden_by_departure as was_shown, r.user_id as member, e.departure_noted_at as since
    from public.register_entries as e join public.psychologist_profiles as p on p.id = e.profile_id
      left join public.profile_records as r on r.profile_id = p.id
    where e.departure_noted_at > now() - ${TOLD}::interval`;
  return firstRows<Departure>(sql, { all, order: sql`l.since desc, l.id`, limit });
}

const FOUND = { Name: 'name', 'Profile’s id': 'id', Register: 'register', Number: 'number' } as const;
const people = { many: 'people' };

/** What the newest files of the registers brought that is to be looked at. */
export const watched: readonly Operation[] = [
  list(people, {
    name: 'namesakes',
    about:
      'List people of the last 14 days who bear the name of somebody in another register. One person in both: profiles concurrent, and profiles deactivate for the second.',
    waits: { title: 'One name in two registers', settledBy: [] },
    select: selectNamesakes,
    columns: {
      ...FOUND,
      'Other’s id': 'other_id',
      'Other’s register': 'other_register',
      'Other’s number': 'other_number',
      Since: 'since',
    },
  }),
  list(people, {
    name: 'departures',
    about: 'List people whom a register’s file of the last 14 days lacks; they are hidden.',
    waits: { title: 'Missing in a register’s newest file', settledBy: [] },
    select: selectDepartures,
    columns: {
      ...FOUND,
      Member: ({ member }) => member ?? 'nobody',
      'Was shown': ({ was_shown }) => (was_shown ? 'yes' : 'no'),
      Since: 'since',
    },
  }),
];
