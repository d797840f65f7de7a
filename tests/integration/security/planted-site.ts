import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@directory/stack/data-dir/ports';
import { ensureMember } from '@directory/stack/sample/member';
import type { StackAddresses } from '@directory/stack/stack-file';
import postgres from 'postgres';
import sharp from 'sharp';
import { startApi, type ApiProcess } from '../../support/api-process.ts';
import { type BuiltProgram, startKeyholder } from '../../support/built-program.ts';
import {
  accountSecrets,
  canary,
  columnNames,
  type Planted,
  plantWorld,
  tablesOf,
  type World,
} from '../../support/canaries.ts';
import { runIndexer } from '../../support/run-indexer.ts';

/** A site of one visible and one hidden profile, with canaries in all that no visitor may see. */
export interface PlantedSite extends AsyncDisposable {
  url: string;
  stack: StackAddresses;
  sql: postgres.Sql;
  api: ApiProcess;
  keyholder: BuiltProgram;
  /** What must be in no answer, in small letters, with the place where it stands. */
  canaries: Map<string, string>;
  /** Columns of text that took none. */
  unplanted: string[];
  /** The profile that visitors see, by a word of its name. */
  visible: { id: string; word: string };
  /** The row of the hidden one. */
  hidden: Record<string, unknown>;
  /** The columns of each table of the schema `public`. */
  columns: Map<string, string[]>;
  /** Takes away all that was planted, but not what the index knows of itself. */
  clear: () => Promise<void>;
}

/** Fills the empty stack of this data folder, builds its index, and starts the site on it. */
export async function plantSite(dataDir: string): Promise<PlantedSite> {
  const stack = JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8')) as StackAddresses;
  const sql = postgres(stack.postgres, { max: 2, onnotice: () => undefined });
  const columns = new Map<string, string[]>();
  const filled: string[] = [];
  for (const table of await tablesOf(sql)) {
    columns.set(table.replace(/^public\./, ''), await columnNames(sql, table));
    const rows = await sql.unsafe(`select from ${table} limit 1`);
    if (rows.length === 0 && !table.startsWith('public.search_')) filled.push(table);
  }

  const password = `Old words ${canary()}`;
  const addMember = async (email: string) => {
    const project = { supabaseUrl: stack.supabase.url, supabaseSecretKey: stack.supabase.secretKey };
    return { id: await ensureMember(sql, project, { email, password }) };
  };
  const word = canary();
  const email = `${canary()}@example.org`;
  const shown = await addProfile(sql, word);
  const publicIds = [...shown.values()].map(({ id }) => String(id));
  shown.set('auth.users', await addMember(email));
  const unseen: World = new Map([['auth.users', await addMember(`${canary()}@example.org`)]]);
  const planted = [
    await plantReason(sql, shown, await plantWorld(sql, 'of a visible profile', shown)),
    await plantReason(sql, unseen, await plantWorld(sql, 'of a hidden profile', unseen)),
  ];
  const hidden = unseen.get('public.psychologist_profiles') ?? {};
  await sql`update psychologist_profiles set is_active = false where id = ${String(hidden['id'])}`;

  const port = String(await freePort());
  // Behind a proxy, as which the crawl says of every request that it comes from somebody else: no limit stands in its way.
  const env = { PORT: port, GEOCODER_URL: 'http://127.0.0.1:1/search', TRUSTED_PROXIES: '1' };
  const keyholder = await startKeyholder(stack);
  const api = await startApi(stack, { env });
  await giveMemberPhoto(stack, api, { email, password });
  await runIndexer(stack, ['rebuild']);

  const canaries = new Map(planted.flatMap((each) => [...each.canaries]));
  for (const [value, place] of await accountSecrets(sql)) canaries.set(value.toLowerCase(), place);
  for (const [value, place] of secretsOf(dataDir, stack)) canaries.set(value.toLowerCase(), place);
  for (const id of publicIds) canaries.delete(id);
  // Search gives it with the opening, which is shown: alerts know by it what they have told.
  canaries.delete(String(shown.get('public.openings')?.['id']));
  return {
    ...{ url: api.url, stack, sql, api, keyholder },
    canaries,
    unplanted: planted.flatMap((each) => each.unplanted),
    visible: { id: String(shown.get('public.psychologist_profiles')?.['id']), word },
    hidden,
    columns,
    async clear() {
      // The audit is never emptied: a trigger sees to that.
      await sql.unsafe(
        `set session_replication_role = replica; truncate ${filled.join(', ')} cascade; set session_replication_role = origin`,
      );
      await sql`delete from auth.users`;
    },
    async [Symbol.asyncDispose]() {
      // The database that they would say goodbye to may be gone.
      for (const { signal } of [api, keyholder]) signal('SIGKILL');
      await sql.end({ timeout: 1 });
    },
  };
}

/** A profile that visitors see, with its practice and its specialty: nothing of it is private. */
async function addProfile(sql: postgres.Sql, word: string): Promise<World> {
  const [practice = {}] = await sql`insert into practices (name) values (${`${word} Clinic`}) returning id`;
  const [specialty = {}] = await sql`
    insert into specialties (specialty_name) values ('Anxiety') returning id`;
  const [profile = {}] = await sql`
    insert into psychologist_profiles ${sql({
      first_name: 'Vera',
      last_name: word,
      city: 'Brandon',
      province: 'MB',
      bio: 'Sees people.',
      is_premium: true,
      practice_id: String(practice['id']),
    })} returning id`;
  await sql`
    insert into profile_specialties (profile_id, specialty_id)
    values (${String(profile['id'])}, ${String(specialty['id'])})`;
  return new Map([
    ['public.practices', practice],
    ['public.specialties', specialty],
    ['public.psychologist_profiles', profile],
    ['public.profile_specialties', {}],
  ]);
}

const REASONS = [
  ['public.profile_changes.reason ', 'change'],
  ['public.listing_requests.decision_reason ', 'request'],
] as const;

/** Declines the change and the request that were planted waiting: a reason stands beside a refusal alone. */
async function plantReason(sql: postgres.Sql, world: World, planted: Planted): Promise<Planted> {
  const idIn = (table: string) => String(world.get(`public.${table}`)?.['id']);
  const [ofChange, ofRequest] = [canary(), canary()];
  await sql`
    update profile_changes set state = 'declined', decided_at = now(), reason = ${ofChange}
    where id = ${idIn('profile_changes')}`;
  await sql`
    update listing_requests set status = 'declined', decided_at = now(), decision_reason = ${ofRequest}
    where id = ${idIn('listing_requests')}`;
  const canaries = new Map(planted.canaries);
  const unplanted = planted.unplanted.filter((place) => {
    const reason = REASONS.find(([column]) => place.startsWith(column));
    if (reason) canaries.set(reason[1] === 'change' ? ofChange : ofRequest, place);
    return !reason;
  });
  return { canaries, unplanted };
}

/** Signs the visible profile's member in and gives the profile a picture, as the dashboard does. */
async function giveMemberPhoto(
  stack: StackAddresses,
  api: ApiProcess,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const signIn = await fetch(`${stack.supabase.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.supabase.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await signIn.json()) as { access_token: string };
  const picture = sharp({ create: { width: 120, height: 120, channels: 3, background: '#285' } });
  const answer = await fetch(`${api.url}/api/members/me/photo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(await picture.png().toBuffer()),
  });
  if (!answer.ok) throw new Error(`The picture was not taken: ${await answer.text()}`);
}

/** Keys, passwords and addresses of the stack's parts, and where its files are. */
function secretsOf(dataDir: string, stack: StackAddresses): [value: string, place: string][] {
  const leaves = (value: unknown, place: string): [string, string][] =>
    typeof value === 'string'
      ? [[value, place]]
      : Object.entries(value ?? {}).flatMap(([key, part]) => leaves(part, `${place}.${key}`));
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as object;
  const { app: _, ...parts } = stack;
  return [
    ...leaves(secrets, 'secrets.json'),
    ...leaves(parts, 'stack.json'),
    [dataDir, 'the data folder'],
    [process.cwd(), 'the project’s folder'],
  ];
}
