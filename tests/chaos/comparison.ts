import { setTimeout as delay } from 'node:timers/promises';
import { readStatus } from '@directory/indexer/status';
import { connectTargets } from '@directory/indexer/target';
import { verify } from '@directory/indexer/verify/verify';
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import { PROFILE_INDEX } from '@directory/search-config/document';
import type { StackAddresses } from '@directory/stack/stack-file';
import postgres from 'postgres';
import type { MailSink } from '../support/mail-sink.ts';
import { within } from './doings.ts';
import type { Fault } from './faults.ts';

export interface Compared {
  profiles: number;
  /** Active profiles without a document, or whose document could not be made. */
  lostProfiles: number;
  stale: number;
  extra: number;
  /** Ids of what differs, for whoever looks into it. */
  ids: string[];
  /** Mails of accepted messages that the mail server never got. */
  lostMails: string[];
  /** Mails that it got twice though it could say each time that it had them. */
  doubles: string[];
  /** Inquiries in which somebody was written to twice, before the address was confirmed, or after the fifth. */
  askedAgainst: string[];
  /** How many messages were passed on: a run that passed on none has proved nothing of it. */
  passedOn: number;
  /** Mails sent again because the worker was killed while it waited for the server's word. */
  excusedDoubles: number;
  /** What had not come to an end when patience did. */
  unfinished: string[];
}

const PATIENCE_MS = 120_000;
const LOOK_MS = 10_000;

/** Waits until all that was begun is done, then compares every row with every document and every accepted message with its mails. */
export async function compare(
  stack: StackAddresses,
  sink: MailSink,
  { accepted, faults }: { accepted: readonly string[]; faults: readonly Fault[] },
): Promise<Compared> {
  const [target] = connectTargets(
    [{ url: stack.meilisearch.url, apiKey: stack.meilisearch.adminKey }],
    PROFILE_INDEX,
  );
  if (!target) throw new Error('There is no index to compare.');
  const sql = openPool(
    (link) => postgres(stack.postgres, { ...DATABASE_CLIENT, connect_timeout: 5, ...link }),
    { size: 1 },
  );
  try {
    const deadline = performance.now() + PATIENCE_MS;
    /** @returns what is still in the way when patience ends; `look` says nothing when nothing is */
    const until = async (what: string, look: () => Promise<string | undefined>): Promise<string[]> => {
      let last: string | undefined;
      do {
        try {
          last = await within(LOOK_MS, `no answer in ${LOOK_MS / 1000} s`, look());
          if (last === undefined) return [];
        } catch (error) {
          last = String(error);
        }
        await delay(200);
      } while (performance.now() < deadline);
      return [`${what} (${last})`];
    };
    const unfinished = [
      ...(await until('the site is healthy', async () => {
        const answer = await fetch(`${stack.app}/api/health`);
        const body = await answer.text();
        return answer.ok ? undefined : body;
      })),
      ...(await until('the index has every change', async () => {
        const { lag, trouble } = await readStatus(stack.postgres, target);
        return lag?.rows === 0 ? undefined : JSON.stringify({ lag, trouble });
      })),
      ...(await until('every mail is sent', async () => {
        const rows = await sql<{ mail: string; attempts: number; claimed: boolean }[]>`
          select kind || '.' || subject_id as mail, attempts, claim is not null as claimed from mails
          where status = 'queued' and (not_before is null or not_before < now())`;
        return rows.length === 0 ? undefined : JSON.stringify(rows.slice(0, 5));
      })),
    ];
    const { checked, counts, ids } = await within(
      PATIENCE_MS,
      'The comparison of rows and documents did not come to an end.',
      verify({ databaseUrl: stack.postgres, target }),
    );
    return {
      profiles: checked,
      lostProfiles: counts.missing + counts.unindexable,
      stale: counts.stale,
      extra: counts.extra,
      ids: Object.entries(ids).flatMap(([difference, those]) => those.map((id) => `${difference} ${id}`)),
      lostMails: await lostMails(sql, sink, accepted),
      ...doublesOf(sink, faults),
      ...(await passedOn(sql)),
      unfinished,
    };
  } finally {
    await Promise.all([sql.end({ timeout: 1 }), target.connection.close()]);
  }
}

const KINDS = ['contact-message', 'contact-confirmation'] as const;

/** The mails that should have come and did not, to whom messages were passed on, too. One that waits for its turn is not late. */
async function lostMails(sql: postgres.Sql, sink: MailSink, accepted: readonly string[]): Promise<string[]> {
  const copies = await sql<{ id: string }[]>`
    select message_id as id from public.inquiry_people where place > 1 and message_id is not null`;
  const waiting = await sql<{ mail: string }[]>`
    select kind || '.' || subject_id as mail from mails where status = 'queued' and not_before > now()`;
  const seen = new Set([
    ...sink.mails.map(({ messageId }) => nameOf(messageId)),
    ...waiting.map(({ mail }) => mail),
  ]);
  const expected = [
    ...[...new Set(accepted)].flatMap((id) => KINDS.map((kind) => `${kind}.${id}`)),
    ...copies.map(({ id }) => `contact-message.${id}`),
  ];
  return expected.filter((mail) => !seen.has(mail));
}

/** What was passed on, and where that went against what was agreed. */
async function passedOn(sql: postgres.Sql): Promise<Pick<Compared, 'askedAgainst' | 'passedOn'>> {
  const rows = await sql<{ id: string; copies: number; wrong: boolean }[]>`
    select i.id, count(m.id)::int - 1 as copies,
      count(m.id) > 5 or count(m.id) <> count(distinct p.psychologist_id) or count(m.id) > 1 and i.confirmed_at is null as wrong
    from public.inquiries as i join public.inquiry_people as p on p.inquiry_id = i.id
    join public.contact_messages as m on m.id = p.message_id or m.idempotency_key = 'inquiry ' || p.id
    group by i.id`;
  return {
    passedOn: rows.reduce((sum, { copies }) => sum + copies, 0),
    askedAgainst: rows.filter(({ wrong }) => wrong).map(({ id }) => id),
  };
}

/** `<contact-message.ID@directory.example>` is the mail `contact-message.ID`. */
const nameOf = (messageId: string) => messageId.replace(/^<|@.*$/g, '');

function doublesOf(sink: MailSink, faults: readonly Fault[]): Pick<Compared, 'doubles' | 'excusedDoubles'> {
  const wordLost = faults.filter(({ part, kind }) => part === 'worker' && kind === 'kill');
  const firstAt = new Map<string, number>();
  const doubles: string[] = [];
  let excusedDoubles = 0;
  for (const { messageId, at } of sink.mails) {
    const first = firstAt.get(messageId);
    if (first === undefined) firstAt.set(messageId, at);
    else if (wordLost.some(({ from, until }) => from < at && first < until)) excusedDoubles += 1;
    else doubles.push(`${nameOf(messageId)} (${between(first, at, faults)})`);
  }
  return { doubles, excusedDoubles };
}

/** How long lay between two mails, and what was done meanwhile. */
function between(first: number, second: number, faults: readonly Fault[]): string {
  const done = faults.filter(({ from, until }) => from < second && first < until);
  const names = done.map(({ part, kind, from, until }) => {
    const [start, end] = [from, until].map((at) => ((at - first) / 1000).toFixed(1));
    return `${part} ${kind} at ${start} to ${end} s`;
  });
  return `the second ${((second - first) / 1000).toFixed(1)} s later; ${names.join(', ') || 'nothing was done'}`;
}
