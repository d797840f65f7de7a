import {
  goOn,
  actForSender,
  type InquiryOffice,
  keepAnswer,
  openingOf,
} from '@directory/api/messages/inquiries/store';
import { insertWithMails } from '@directory/api/messages/mail/outbox';
import { openQueue } from '@directory/api/messages/jobs/open-queue';
import { afterWorkingDays } from '@directory/domain/inquiries/working-time';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import postgres from 'postgres';
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import { afterAll, expect, it } from 'vitest';
import { ownDatabase } from '../../support/own-database.ts';
import { ownRedis } from '../../support/own-redis.ts';
import { addPsychologistRow } from './rows.ts';

const [database, redis] = await Promise.all([ownDatabase(), ownRedis()]);
const { sql } = database;
/** What workers use, who may lose it at any moment. */
const workers = openPool(
  (link) => postgres(database.url, { ...DATABASE_CLIENT, onnotice: () => undefined, ...link }),
  { size: 4 },
);
const queue = openQueue('email', { url: redis.url, maxRetriesPerRequest: null });
const psychologists = await Promise.all(
  [1, 2, 3, 4, 5].map((number) =>
    addPsychologistRow(sql, { email: `p${number}@psychologist.example`, province: 'QC' }),
  ),
);
afterAll(async () => {
  await Promise.all([queue.close(), workers.end({ timeout: 1 })]);
  await Promise.all([database, redis].map((part) => part[Symbol.asyncDispose]()));
});

const START = new Date('2026-09-07T14:00:00Z');
const HOUR_MS = 60 * 60 * 1000;

/** What happens to an inquiry, in any order. */
type Event =
  | { kind: 'wait'; hours: number }
  | {
      kind: 'deliver' | 'bounce' | 'answer' | 'closes';
      place: number;
      answer: 'yes' | 'later' | 'full' | 'elsewhere';
    }
  | { kind: 'press'; act: 'confirm' | 'next' | 'worked' | 'stop' | 'remove' }
  /** Two workers at once, of which one may lose its connection. */
  | { kind: 'work'; killed: boolean };

const oneOf = <const Word extends string>(...words: Word[]) => fc.constantFrom(...words);
const place = fc.integer({ min: 1, max: 5 });
const answer = oneOf('yes', 'later', 'full', 'elsewhere');
const wait = fc.record({ kind: oneOf('wait'), hours: fc.integer({ min: 1, max: 90 }) });
const theirs = fc.record({ kind: oneOf('deliver', 'bounce', 'answer', 'closes'), place, answer });
const acts = oneOf('confirm', 'confirm', 'next', 'worked', 'stop', 'remove');
const press = fc.record({ kind: oneOf('press'), act: acts });
const killed = fc.integer({ max: 3, min: 0 }).map((lot) => lot === 0);
const work = fc.record({ kind: oneOf('work'), killed });
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 3, arbitrary: wait },
  { weight: 5, arbitrary: theirs },
  { weight: 2, arbitrary: press },
  { weight: 4, arbitrary: work },
);
const story = fc.record({
  atOnce: fc.integer({ min: 1, max: 3 }),
  named: fc.integer({ min: 1, max: 5 }),
  passesOn: fc.boolean(),
  events: fc.array(event, { minLength: 6, maxLength: 24 }),
});
type Story = typeof story extends fc.Arbitrary<infer Told> ? Told : never;

interface Person {
  id: string;
  place: number;
  state: string;
  message_id: string | null;
  mail: string | null;
  sent_at: Date | null;
}

/** Plays a story on real rows and holds after each event what is promised. */
async function play({ atOnce, named, passesOn, events }: Story): Promise<void> {
  await sql`delete from contact_messages`;
  await sql`update psychologist_profiles set accepting_new_clients = null`;
  let now = START;
  const office: InquiryOffice = {
    ...{ sql: workers, queue, hourly: 1000 },
    ...{ log: pino({ level: 'silent' }), clock: () => now },
  };
  const [first = '', ...others] = psychologists.slice(0, named);
  const row = {
    idempotency_key: randomUUID(),
    kind: 'profile',
    psychologist_id: first,
    name: 'Ada',
    email: 'ada@visitor.example',
    message: 'Hello',
  };
  const id = (await insertWithMails(sql, sql`insert into contact_messages ${sql(row)}`, ['contact-message'], {
    kind: 'contact-message',
    until: sql`null::timestamptz`,
    also: openingOf(sql, first, { others, atOnce, passesOn }),
  })) as string;
  await sql`update inquiries set gone_at = ${new Date(START.getTime() + 30 * 24 * HOUR_MS)} where id = ${id}`;
  const people = () => sql<Person[]>`
    select p.id, place, state, message_id, mails.status as mail, mails.sent_at
    from inquiry_people as p left join mails on mails.subject_id = p.message_id and mails.kind = 'contact-message'
    where inquiry_id = ${id} order by place`;
  const inquiry = async () =>
    (
      await sql<
        { confirmed_at: Date | null; closed_as: string | null; gone_at: Date }[]
      >`select * from inquiries where id = ${id}`
    )[0];
  const messages = async () =>
    (
      await sql`select psychologist_id from contact_messages where id = ${id} or idempotency_key like 'inquiry %' and idempotency_key in (select 'inquiry ' || id from inquiry_people where inquiry_id = ${id})`
    ).map(({ psychologist_id }) => String(psychologist_id));
  let presses = 0;

  for (const happened of events) {
    const [before, asked] = [await people(), await messages()];
    const whom = 'place' in happened ? before[happened.place - 1] : undefined;
    if (happened.kind === 'work') {
      const working = [goOn(office), goOn(office)];
      if (happened.killed) await endOthers();
      await Promise.allSettled(working);
      // As a job is tried again.
      while (happened.killed && (await goOn(office).catch(() => null)) === null);
    } else if (happened.kind === 'wait') now = new Date(now.getTime() + happened.hours * HOUR_MS);
    else if (happened.kind === 'deliver')
      await sql`update mails set status = 'sent', sent_at = ${now} where subject_id = ${whom?.message_id ?? null}::uuid and status = 'queued'`;
    else if (happened.kind === 'bounce')
      await sql`update mails set status = 'failed', failure_reason = 'no such user' where subject_id = ${whom?.message_id ?? null}::uuid and status = 'queued'`;
    else if (happened.kind === 'closes')
      await sql`update psychologist_profiles set accepting_new_clients = false where id = ${psychologists[happened.place - 1] ?? ''}`;
    else if (happened.kind === 'answer') {
      if (whom) await keepAnswer(office, whom.id, { answer: happened.answer, day: null, suggestion: null });
    } else if ('act' in happened) {
      if (happened.act === 'next') presses += 1;
      await actForSender(office, id, happened.act);
    }

    const [after, known, written] = [await people(), await inquiry(), await messages()];
    expect(new Set(written).size, 'nobody is written to twice').toBe(written.length);
    expect(written.length, 'five at most').toBeLessThanOrEqual(5);
    if (written.length > 1)
      expect(known?.confirmed_at, 'nobody else before the address is confirmed').not.toBeNull();
    expect(
      written.every((one) => psychologists.slice(0, named).includes(one)),
      'only who was named',
    ).toBe(true);
    const most = atOnce + presses + (passesOn ? 5 : 0);
    expect(written.length, 'as many as was agreed').toBeLessThanOrEqual(Math.max(1, most));
    if (after.some(({ state }) => state === 'yes'))
      expect(written.length, 'nobody after a yes').toBeLessThanOrEqual(asked.length);
    if (happened.kind === 'work' && known && !known.closed_as && known.gone_at > now)
      for (const { state, mail, sent_at } of after.filter((person) => person.state === 'asked')) {
        expect(mail, `a bounce is seen (${state})`).not.toBe('failed');
        if (sent_at)
          expect(
            afterWorkingDays(sent_at, 2, 'QC', () => false) > now || isFeast(sent_at, now),
            'silence is seen',
          ).toBe(true);
      }
  }
}

/** Whatever else is doing something in this database loses its connection. */
const endOthers = () => sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;

/** Labour Day and Thanksgiving are in these weeks: then it may take a day longer. */
const isFeast = (since: Date, now: Date) => afterWorkingDays(since, 3, 'QC', () => false) > now;

it('in any order of answers, silences, bounces, presses, kills and withdrawals nobody is asked against what was agreed', async () => {
  await fc.assert(fc.asyncProperty(story, play), { endOnFailure: true, numRuns: 40, seed: 20261126 });
});
