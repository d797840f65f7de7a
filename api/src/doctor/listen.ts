import { randomUUID } from 'node:crypto';
import { DATABASE_CLIENT } from '@directory/domain/database-client';
import postgres from 'postgres';
import { failed, ok, type Verdict } from './verdict.ts';

const MOST_MS = 5000;

/** Whether a NOTIFY reaches a connection that LISTENs: a transaction pooler takes the LISTEN and delivers nothing, without a word. */
export async function checkListen(databaseUrl: string): Promise<Verdict> {
  const sql = postgres(databaseUrl, { ...DATABASE_CLIENT, max: 1, connect_timeout: 5 });
  const channel = `doctor_${randomUUID().replaceAll('-', '')}`;
  let timer: NodeJS.Timeout | undefined;
  try {
    let hear: (heard: boolean) => void = () => undefined;
    const heard = new Promise<boolean>((resolve) => (hear = resolve));
    // The driver opens a connection of its own to listen.
    await sql.listen(channel, () => hear(true));
    const sentAt = performance.now();
    await sql.notify(channel, '');
    timer = setTimeout(() => hear(false), MOST_MS);
    if (await heard) return ok(`a NOTIFY arrived after ${Math.round(performance.now() - sentAt)} ms`);
    return failed(
      `LISTEN was accepted, and no NOTIFY arrived within ${MOST_MS / 1000} s`,
      'DATABASE_URL leads through a transaction pooler: use the direct connection or session pooling (README.md, Connections).',
    );
  } finally {
    clearTimeout(timer);
    await sql.end({ timeout: 1 });
  }
}
