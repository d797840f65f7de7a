import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addProfile,
  connect,
  removeTestRows,
  signInNewMember,
  storedProfile,
} from '../../support/database.ts';
import { ask } from '../api/site.ts';

const sql = connect();
const member = await signInNewMember(sql);
const [practice] = await sql<{ id: string }[]>`
  insert into practices (name, address, email, latitude, longitude)
  values ('Practice of several', '1 Shared Street, Brandon, MB', 'shared@example.org', 49.8, -99.9) returning id`;
const practiceId = practice?.id ?? '';
let profile: string;

beforeEach(async () => {
  await removeTestRows(sql);
  profile = await addProfile(sql, {
    user_id: member.id,
    first_name: 'Mona',
    last_name: 'Mover',
    city: 'Oldtown',
    practice_id: practiceId,
    address: '5 Old Street',
    full_address: '5 Old Street, Oldtown, MB',
    email: 'register@example.org',
  });
});
afterAll(async () => {
  await removeTestRows(sql, [member]);
  await sql`delete from practices where id = ${practiceId}`;
});

const save = async (columns: Record<string, unknown>) => {
  const { error } = await member.client.from('psychologist_profiles').update(columns).eq('id', profile);
  // The embedded REST interface gives no code of its own for a check.
  return /violates check constraint/.test(error?.message ?? '') ? '23514' : error?.code;
};

describe('a member who moves', () => {
  it('keeps the spelling by which others know the city', async () => {
    await addProfile(sql, { city: 'Sainte-Élise' });
    await save({ city: ' sainte elise ' });
    expect(await storedProfile(sql, profile)).toMatchObject({
      city: 'Sainte-Élise',
      city_slug: 'sainte-elise',
    });
  });

  it('leaves the register’s whole address and the practice’s place behind, and the practice as it is', async () => {
    const shared = () => sql`select * from practices where id = ${practiceId}`;
    const before = await shared();
    expect(await save({ address: '8 New Street' })).toBeUndefined();
    expect(await storedProfile(sql, profile)).toMatchObject({
      address: '8 New Street',
      full_address: null,
      own_place: true,
      practice_id: practiceId,
    });
    expect(await shared()).toEqual(before);
    const shown = await ask(`/api/profiles/by-name/manitoba/oldtown/mona-mover`);
    expect(shown.json()).toMatchObject({ profile: { address: '8 New Street', latitude: null } });
  });
});

it('a member who takes the public email address away has the practice’s, and the account keeps its own', async () => {
  expect(await save({ email: null })).toBeUndefined();
  const [account] = await sql<{ email: string }[]>`select email from auth.users where id = ${member.id}`;
  expect(account?.email).toMatch(/^member-/);
  const shown = await ask(`/api/profiles/by-name/manitoba/oldtown/mona-mover`);
  expect(shown.json()).toMatchObject({ profile: { email: 'shared@example.org' } });
});

it('a member’s fees have a limit, which hinders no other change of a fee above it', async () => {
  expect(await save({ fee_individual_cents: 200_001 })).toBe('23514');
  expect(await save({ fee_individual_cents: 200_000, fee_couple_cents: 22_000 })).toBeUndefined();
  await sql`update psychologist_profiles set fee_individual_cents = 300000 where id = ${profile}`;
  expect(await save({ sliding_scale: true })).toBeUndefined();
});
