import type postgres from 'postgres';
import { numberKey } from './fields.ts';

/** What linking does: `other` is the profile that had the number, and is hidden from now on. */
export interface LinkResult {
  other: string | null;
}

/**
 * Makes a registration number a profile's own: the next import brings this profile up to date, and adds nobody of that number.
 * @throws Error when the profile has another number of a register, or the register is not known
 */
export async function linkProfile(
  sql: postgres.Sql,
  { id, regulator, number, dryRun }: { id: string; regulator: string; number: string; dryRun: boolean },
): Promise<LinkResult> {
  const key = numberKey(number);
  return sql.begin(async (transaction) => {
    const [own] = await transaction<{ regulator: string; number_key: string }[]>`
      select regulator, number_key from public.register_entries where profile_id = ${id}`;
    if (own && (own.regulator !== regulator || own.number_key !== key))
      throw new Error(`The profile stands in the register ${own.regulator} as ${own.number_key}.`);
    const [entry] = await transaction<{ profile_id: string }[]>`
      select profile_id from public.register_entries where regulator = ${regulator} and number_key = ${key} for update`;
    const other = entry && entry.profile_id !== id ? entry.profile_id : null;
    if (dryRun || own) return { other };
    await transaction`
      insert into public.registers (regulator) values (${regulator}) on conflict (regulator) do nothing`;
    await transaction`
      insert into public.register_entries (regulator, number_key, profile_id) values (${regulator}, ${key}, ${id})
      on conflict (regulator, number_key) do update
      set profile_id = excluded.profile_id, hidden_by_departure = false`;
    if (other)
      await transaction`
        update public.psychologist_profiles set is_active = false, regulator = null where id = ${other}`;
    return { other };
  });
}
