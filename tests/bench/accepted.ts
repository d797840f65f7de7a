import { randomUUID } from 'node:crypto';
import type { StackAddresses } from '@directory/stack/stack-file';
import postgres from 'postgres';
import { Client } from 'undici';
import { startApi } from '../support/api-process.ts';

const WARM_UP = 50;
const SAMPLES = 500;

export interface AcceptedTimes {
  /** From sending the form until its 202, in ms. */
  accepted: number[];
  /** A bare insert of the same rows until their commit is confirmed, in ms. */
  commit: number[];
}

/**
 * Messages through the server, one after the other, in turns with bare commits of the same rows on one connection. Every message
 * comes from another visitor, so that the limits count and none is refused.
 */
export async function measureAccepted(stack: StackAddresses): Promise<AcceptedTimes> {
  const sql = postgres(stack.postgres, { max: 1, onnotice: () => undefined });
  await using api = await startApi(stack, {
    env: { TRUSTED_PROXIES: '1', REQUESTS_PER_MINUTE: String(1e9) },
  });
  const client = new Client(api.url);
  const times: AcceptedTimes = { accepted: [], commit: [] };
  try {
    const rows = await sql<{ id: string }[]>`select id from psychologist_profiles where is_active limit 100`;
    for (let index = 0; index < WARM_UP + SAMPLES; index += 1) {
      const psychologistId = rows[index % rows.length]?.id ?? '';
      const form = {
        name: 'Ada Martin',
        email: `${randomUUID()}@bench.example`,
        phone: '204 555-0100',
        message: 'Hello, do you take new clients?',
        psychologistId,
        idempotencyKey: randomUUID(),
        elapsedMs: 20_000,
      };
      const accept = async () => post(client, form, `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
      const commit = () => insert(sql, form);
      const sides = index % 2 === 0 ? ([accept, commit] as const) : ([commit, accept] as const);
      for (const side of sides) {
        const start = performance.now();
        await side();
        const took = performance.now() - start;
        if (index >= WARM_UP) times[side === accept ? 'accepted' : 'commit'].push(took);
      }
    }
  } finally {
    await sql`delete from contact_messages where email like '%@bench.example'`;
    await Promise.all([client.close(), sql.end()]);
  }
  return times;
}

async function post(client: Client, form: object, address: string): Promise<void> {
  const { statusCode, body } = await client.request({
    path: '/api/contact',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(form),
  });
  const text = await body.text();
  if (statusCode !== 202) throw new Error(`The message was answered ${statusCode}: ${text}`);
}

interface Form {
  name: string;
  email: string;
  phone: string;
  message: string;
  psychologistId: string;
  idempotencyKey: string;
}

async function insert(sql: postgres.Sql, form: Form): Promise<void> {
  // Marked as sent, so that nobody mails them; another key, so that it is a row of its own.
  await sql`
    with message as (
      insert into contact_messages (idempotency_key, kind, psychologist_id, name, email, phone, message)
      values (${`bare ${form.idempotencyKey}`}, 'profile', ${form.psychologistId}, ${form.name}, ${form.email},
        ${form.phone}, ${form.message})
      returning id
    )
    insert into mails (kind, subject_id, status, sent_at)
    select kind, id, 'sent', now() from message, unnest(array['contact-message', 'contact-confirmation']) as kind`;
}
