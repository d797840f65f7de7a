import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { insertWithMails } from '../../messages/mail/outbox.ts';
import { type AdminCaller, type Context, openContext } from '../command-line/context.ts';
import { operation, text } from '../command-line/operation.ts';
import { people } from '../command-line/record-text.ts';
import { queueOrLeave } from '../command-line/resend.ts';
import { reportAct } from '../operator-act-job.ts';
import { erasePerson } from './erase.ts';
import { copyOf, selectHeld } from './holdings.ts';
import { type Person, personOf } from './person.ts';

/** What somebody asked of their own data, once they had shown that it was them. */
interface PersonRequest {
  id: string;
  wish: 'copy' | 'erase';
  /** The member's; the id of the link that a sender was mailed. */
  account: string;
  email: string;
  language: string;
  byLink: boolean;
}

/** How long a copy is there for the member. */
export const COPIES_KEPT = '1 day';
/** How long the address of somebody who was erased is there at most, for the mail that says so. */
export const ERASED_ADDRESSES_KEPT = '7 days';

/** How often it is looked whether somebody asks, in ms. Their profile is out of search already. */
const LOOK_MS = 2_000;
/** No statement of a copy or an erasure takes so long; one that waits for ever keeps everybody waiting. */
const STATEMENT_SECONDS = 300;

const follow = text(
  'file',
  'go on, and do what is asked from now on, until it is told to end; the time of the file says that it lives',
).optional();

export const settle = operation({
  name: 'settle',
  about:
    'Do what members and senders asked of their own data: look what is held, make copies, and erase who wants to go.',
  changes: true,
  needs: null,
  forgets: true,
  input: { follow },
  run: async (context, input) => {
    const { sql, dryRun, caller } = context;
    if (dryRun) {
      const [waiting] = await sql<{ copies: number; erasures: number }[]>`
        select count(*) filter (where wish = 'copy')::integer as copies, count(*) filter (where wish = 'erase')::integer as erasures
        from public.person_requests where done_at is null`;
      const { copies = 0, erasures = 0 } = waiting ?? {};
      const text = `${people(erasures)} would be erased, copies that would be made: ${copies}.`;
      return { result: { copies, erasures }, text };
    }
    if (input.follow !== undefined) {
      caller.stdout(`${JSON.stringify({ msg: 'ready' })}\n`);
      return settleForGood(caller, input.follow);
    }
    const done = await settleOnce(context);
    await lookForLinks(context);
    const text = `${people(done.erased)} erased, copies made: ${done.copied}, failed: ${done.failed}.`;
    return { result: done, text, isDone: done.failed === 0 };
  },
});

async function settleForGood(caller: AdminCaller, file: string): Promise<never> {
  const flags = { dryRun: false, json: true, statementSeconds: STATEMENT_SECONDS };
  await using context = openContext(caller, flags);
  // Whoever looks at the file ends a process that has not touched it for long (docker/probe.sh).
  const touch = () => writeFile(file, '');
  await touch();
  for (;;) {
    try {
      await settleOnce(context, touch);
      await lookForLinks(context, touch);
      await touch();
    } catch (error) {
      context.say(`It could not be looked who asks: ${nameOf(error)}`);
    }
    await delay(LOOK_MS);
  }
}

async function settleOnce({ sql, caller, statementSeconds }: Context, lives?: () => Promise<void>) {
  await forget(sql);
  const done = { copied: 0, erased: 0, failed: 0 };
  // Taken, so that nobody else does the same; and what failed is tried again later, for whatever was away may be back.
  const asked = await sql<PersonRequest[]>`
    update public.person_requests set tried_at = now()
    where done_at is null and (tried_at is null or tried_at < now() - interval '5 minutes')
    returning id, wish, account, email, language, by_link as "byLink"`;
  if (asked.length === 0) return done;
  // Opened anew: a Redis that was away once is not asked again by the same one.
  await using context = openContext(caller, { dryRun: false, json: true, statementSeconds });
  for (const request of asked) {
    const isErasure = request.wish === 'erase';
    try {
      const isAll = await (isErasure ? eraseFor(context, request) : copyFor(context, request));
      done[isErasure ? 'erased' : 'copied'] += 1;
      await report(context, request, isAll);
    } catch (error) {
      // One that fails keeps nobody else waiting; the log is told.
      done.failed += 1;
      context.say(`The request ${request.id} failed: ${nameOf(error)}`);
      await report(context, request, false);
    }
    await lives?.();
  }
  return done;
}

/** What tells nothing of a sender: that they ask, and that mails went out. */
const OF_THE_ASKING = ['public.data_links', 'public.person_requests', 'public.mails'];

/** Counts what is held of the addresses to which links were mailed, for the page that a link leads to. */
async function lookForLinks({ sql, say }: Context, lives?: () => Promise<void>): Promise<void> {
  const links = await sql<{ id: string; email: string }[]>`
    select id, email from public.data_links where held is null and expires_at > now() order by created_at limit 10`;
  for (const { id, email } of links) {
    try {
      const held = await selectHeld(sql, await senderAt(sql, email));
      const shown = held.filter(({ table }) => !OF_THE_ASKING.includes(table));
      await sql`
        update public.data_links set held = ${JSON.stringify(shown)}::text::jsonb where id = ${id}`;
    } catch (error) {
      // One that fails keeps nobody else waiting; it is tried again.
      say(`What is held for the link ${id} could not be looked up: ${nameOf(error)}`);
    }
    await lives?.();
  }
}

/** Whoever wrote from an address, and nobody's account or profile: those are a member's. */
async function senderAt(sql: Sql, email: string): Promise<Person> {
  const [row] = await sql<{ is: boolean }[]>`select public.is_members_address(${email}) as is`;
  return personOf(sql, row?.is ? {} : { addresses: [email] });
}

/**
 * The profile of a member leads to everything. Who has none is known by the account, and by its address unless it is somebody else's, too: a
 * clinic's is its people's.
 */
async function personOfRequest(sql: Sql, { account, email, byLink }: PersonRequest): Promise<Person> {
  if (byLink) return senderAt(sql, email);
  const [record] = await sql<{ profile: string }[]>`
    select profile_id as profile from public.profile_records where user_id = ${account}`;
  return personOf(sql, record ? { profiles: [record.profile] } : { member: { account, email } });
}

async function copyFor(context: Context, request: PersonRequest): Promise<boolean> {
  const copy = JSON.stringify(await copyOf(context, await personOfRequest(context.sql, request)));
  await context.sql`
    update public.person_requests set copy = ${copy}::text::json, done_at = now() where id = ${request.id}`;
  return true;
}

/** Erases them, which takes the request along, and leaves a row with the address until they were written to. */
async function eraseFor(context: Context, request: PersonRequest): Promise<boolean> {
  const person = await personOfRequest(context.sql, request);
  const { id, account, email, language, byLink } = request;
  let isAll = true;
  await erasePerson(context, person, 'asked', async (transaction, { elsewhere }) => {
    // What stands by an address that is somebody else's, too, was left to them.
    isAll = elsewhere.length === 0 && person.addresses.includes(email);
    await transaction`delete from public.person_requests where id = ${id}`;
    const gone = transaction`
      insert into public.person_requests (id, wish, account, email, language, by_link, done_at, is_all)
      values (${id}, 'erase', ${account}, ${email}, ${language}, ${byLink}, now(), ${isAll})`;
    await insertWithMails(transaction, gone, ['person-erased']);
  });
  await queueOrLeave(context, [{ kind: 'person-erased', id }]);
  return isAll;
}

/** Copies are there for a day; an address until its mail has gone out, or for a week. */
async function forget(sql: Sql): Promise<void> {
  const { count } = await sql`
    delete from public.person_requests as r
    where r.wish = 'copy' and r.done_at < now() - ${COPIES_KEPT}::interval
      or r.wish = 'erase' and (r.done_at < now() - ${ERASED_ADDRESSES_KEPT}::interval or exists (
        select from public.mails as m where m.subject_id = r.id and m.kind = 'person-erased' and m.status = 'sent'
      ))`;
  // Until then the address stands in the files, and in the planner's statistics.
  if (count > 0) await sql`vacuum (analyze) public.person_requests, public.mails`;
}

/** The log is told of each by itself. */
const report = (context: Context, { id, wish, account }: PersonRequest, done: boolean): Promise<void> =>
  reportAct(context, { command: `person settle ${wish}`, subjects: [id, account], done });

/** Without words that may quote somebody. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
