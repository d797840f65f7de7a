import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { unlessAbsent } from '../../absent-file.ts';
import type { AnySql } from '../../first-rows.ts';
import { type Person, personOf } from './person.ts';

/** Why somebody is erased: at their own wish, at a parent's or guardian's, or by an authority's order. */
export const REASONS = ['asked', 'guardian', 'authority'] as const;
export type Reason = (typeof REASONS)[number];

/** The file beside the backups. It outlives the database, and a backup that is older than an erasure. */
export const NOTES = 'erased.jsonl';

const hex = z.string().regex(/^[0-9a-f]+$/);
const moment = z.iso.datetime().transform((text) => new Date(text));
/** One digest, as a line of the file. */
const tombstone = z.strictObject({
  digest: hex,
  kind: z.enum(['address', 'profile', 'registration']),
  salt: hex,
  erasure: z.uuid(),
  reason: z.enum(REASONS),
  erasedAt: moment,
  allowedAt: moment.nullable(),
});
export type Tombstone = z.output<typeof tombstone>;

/** What somebody could come back by, and the kind of each. */
function tracesOf({ addresses, profiles, registrations }: Person) {
  return [
    ...addresses.map((value) => ({ kind: 'address', value })),
    ...profiles.map((value) => ({ kind: 'profile', value })),
    ...registrations.map((value) => ({ kind: 'registration', value })),
  ];
}

/** Notes that this person was erased now. Returns the erasure's id. */
export async function layTombstones(sql: AnySql, person: Person, reason: Reason): Promise<string> {
  const erasure = randomUUID();
  await sql`
    insert into public.erased_people (digest, kind, salt, erasure_id, reason, erased_at)
    select distinct on (digest) public.erasure_digest(s.salt, t.kind, t.value) as digest, t.kind, s.salt, ${erasure}::uuid, ${reason}, now()
    from jsonb_to_recordset(${sql.json(tracesOf(person))}) as t (kind text, value text),
      (select coalesce((select salt from public.erased_people limit 1), ${randomBytes(16)}) as salt) as s
    on conflict (digest) do update
      set erasure_id = excluded.erasure_id, reason = excluded.reason, erased_at = excluded.erased_at, allowed_at = null`;
  return erasure;
}

/** When this was erased, unless it may be there again; null when it never was. */
export async function erasedAt(sql: AnySql, kind: Tombstone['kind'], value: string): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }[]>`select public.erased_at(${kind}, ${value}) as at`;
  return row?.at ?? null;
}

/** Lets the person of this address, profile or registration come back. False when nobody of that kind is kept out. */
export async function allow(
  sql: AnySql,
  { kind, value, dryRun }: { kind: Tombstone['kind']; value: string; dryRun: boolean },
): Promise<boolean> {
  if ((await erasedAt(sql, kind, value)) === null) return false;
  if (!dryRun)
    await sql`
      update public.erased_people set allowed_at = now()
      where erasure_id in (
        select e.erasure_id from public.erased_people as e where e.digest = public.erasure_digest(e.salt, ${kind}, ${value})
      )`;
  return true;
}

export async function selectTombstones(sql: AnySql): Promise<Tombstone[]> {
  return sql<Tombstone[]>`
    select encode(digest, 'hex') as digest, kind, encode(salt, 'hex') as salt, erasure_id as erasure, reason,
      erased_at as "erasedAt", allowed_at as "allowedAt"
    from public.erased_people order by erased_at, digest`;
}

/** Adds what is not known yet; of two words on the same digest, the later counts. */
export async function mergeTombstones(sql: AnySql, tombstones: readonly Tombstone[]): Promise<void> {
  await sql`
    insert into public.erased_people as known (digest, kind, salt, erasure_id, reason, erased_at, allowed_at)
    select decode(t.digest, 'hex'), t.kind, decode(t.salt, 'hex'), t.erasure, t.reason, t."erasedAt", t."allowedAt"
    from jsonb_to_recordset(${JSON.stringify(latest(tombstones))}::text::jsonb) as t
      (digest text, kind text, salt text, erasure uuid, reason text, "erasedAt" timestamptz, "allowedAt" timestamptz)
    on conflict (digest) do update
      set erased_at = greatest(known.erased_at, excluded.erased_at), allowed_at = greatest(known.allowed_at, excluded.allowed_at)`;
}

/** The notes beside the backups of this folder; none when there is no file. @throws Error naming the line that is none */
export async function readNotes(folder: string): Promise<Tombstone[]> {
  const path = join(folder, NOTES);
  const text = await unlessAbsent(readFile(path, 'utf8'));
  const lines = (text ?? '').split('\n').filter((line) => line !== '');
  return lines.map((line, index) => {
    try {
      return tombstone.parse(JSON.parse(line));
    } catch (cause) {
      throw new Error(`${path}: line ${index + 1} is no note of an erasure.`, { cause });
    }
  });
}

/**
 * Brings the notes beside the backups up to date with the database.
 * @returns how many the database does not know: it was set back, and they are to be applied again
 */
export async function keepNotes(sql: AnySql, folder: string): Promise<number> {
  const noted = await readNotes(folder);
  const known = await selectTombstones(sql);
  const digests = new Set(known.map(({ digest }) => digest));
  const lines = latest([...noted, ...known]).map((each) => `${JSON.stringify(each)}\n`);
  if (lines.length === 0) return 0;
  const path = join(folder, NOTES);
  await writeFile(`${path}.partial`, lines.join(''), { mode: 0o600, flush: true });
  await rename(`${path}.partial`, path);
  return noted.filter(({ digest }) => !digests.has(digest)).length;
}

/** The latest word on each digest. */
function latest(tombstones: readonly Tombstone[]): Tombstone[] {
  const found = new Map<string, Tombstone>();
  for (const each of tombstones.toSorted((a, b) => a.erasedAt.getTime() - b.erasedAt.getTime())) {
    const before = found.get(each.digest)?.allowedAt ?? null;
    const isLater = each.allowedAt !== null && (before === null || each.allowedAt > before);
    found.set(each.digest, { ...each, allowedAt: isLater ? each.allowedAt : before });
  }
  return [...found.values()];
}

const present = (one: string | null) => (one === null ? [] : [one]);

/** Of whom there are rows again that were there before they were erased, and in which erasure. */
export async function selectReturned(sql: AnySql): Promise<{ person: Person; erasure: string }[]> {
  const [any] = await sql`select from public.erased_people limit 1`;
  if (!any) return [];
  const rows = await sql<{ address: string | null; profile: string | null; at: Date; erasure: string }[]>`
    with trace as (
      select 'profile' as kind, p.id::text as value, p.id as profile, p.created_at from public.psychologist_profiles as p
      union all
      select 'registration', e.regulator || ':' || e.number_key, p.id, p.created_at
      from public.register_entries as e join public.psychologist_profiles as p on p.id = e.profile_id
      union all
      select 'address', a.address, null, min(a.created_at)
      from (
        select lower(email) as address, created_at from auth.users
        union all select lower(email), created_at from public.contact_messages
        union all select lower(email), created_at from public.listing_requests
        union all select lower(email), created_at from public.assessment_emails
        union all select lower(email), created_at from public.member_mails
      ) as a
      where a.address is not null
      group by a.address
    )
    select distinct on (coalesce(t.profile::text, t.value))
      case t.kind when 'address' then t.value end as address, t.profile::text, e.erased_at as at, e.erasure_id as erasure
    from trace as t, (select distinct s.salt from public.erased_people as s) as salts, public.erased_people as e
    where e.digest = public.erasure_digest(salts.salt, t.kind, t.value) and e.erased_at >= t.created_at
      and (e.allowed_at is null or e.allowed_at < e.erased_at)
    order by coalesce(t.profile::text, t.value), e.erased_at desc`;
  const people: { person: Person; erasure: string }[] = [];
  for (const { address, profile, at: before, erasure } of rows) {
    const asked = { addresses: present(address), profiles: present(profile), before };
    people.push({ erasure, person: await personOf(sql, asked) });
  }
  return people;
}
