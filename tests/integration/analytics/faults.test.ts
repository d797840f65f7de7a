import type { AnalyticsEvent } from '@directory/api/site/analytics/event';
import { recordEventJob } from '@directory/api/site/analytics/record-job';
import { insertEvents } from '@directory/api/site/analytics/store';
import { openQueue, openRedis } from '@directory/api/messages/jobs/open-queue';
import { enqueue } from '@directory/api/messages/jobs/queue';
import { startWorkers } from '@directory/api/messages/jobs/work';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProfile } from '../../support/database.ts';
import { ownDatabase, type OwnDatabase } from '../../support/own-database.ts';
import { ownRedis, type OwnRedis } from '../../support/own-redis.ts';
import { openLink } from '../../support/switchable-link.ts';

let database: OwnDatabase;
let redis: OwnRedis;
beforeAll(async () => {
  [database, redis] = await Promise.all([ownDatabase(), ownRedis()]);
});
afterAll(async () => {
  await Promise.all([database[Symbol.asyncDispose](), redis[Symbol.asyncDispose]()]);
});

const pageView = (sessionId: string, path: string): AnalyticsEvent => ({
  id: randomUUID(),
  occurredAt: new Date().toISOString(),
  event: 'page_view',
  sessionId,
  profileId: null,
  condition: null,
  metadata: { path },
});

async function countOf(visit: string): Promise<number> {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::integer as count from analytics_events where session_id = ${visit}`;
  return row?.count ?? 0;
}

it('an event that the database does not take fails alone, and once', async () => {
  const visit = randomUUID();
  const queue = openQueue('analytics', { url: redis.url, maxRetriesPerRequest: null });
  const events = Array.from({ length: 60 }, (_, index) =>
    pageView(visit, index === 30 ? '/\u0000' : '/about'),
  );
  await enqueue(queue, recordEventJob, events);
  const context = { sql: database.sql, log: pino({ level: 'silent' }) };
  const workers = await startWorkers(redis.url, [recordEventJob], context);
  await expect.poll(() => countOf(visit)).toBe(59);
  await expect.poll(() => queue.getFailedCount()).toBe(1);
  const [failed] = await queue.getFailed();
  expect([failed?.data, failed?.attemptsMade]).toEqual([events[30], 1]);
  await Promise.all(workers.map((worker) => worker.close()));
  await queue.close();
});

it('is taken by a queue whose first answer from Redis never came', async () => {
  await using link = await openLink(redis.url);
  const client = openRedis(link.url, pino({ level: 'silent' }));
  client.once('ready', () => link.freeze());
  const queue = openQueue('analytics', client);
  await expect.poll(() => client.status).toBe('ready');
  const event = pageView(randomUUID(), '/about');
  await expect(enqueue(queue, recordEventJob, [event])).rejects.toThrow('Command timed out');
  link.cut();
  link.thaw();
  link.mend();
  await expect.poll(() => enqueue(queue, recordEventJob, [event]).then(() => true, String)).toBe(true);
  client.disconnect();
});

it('an event that is written twice, as after a crash, is counted once', async () => {
  const visit = randomUUID();
  const events = [pageView(visit, '/a'), pageView(visit, '/b')];
  await insertEvents(database.sql, events.slice(0, 1));
  await insertEvents(database.sql, events);
  expect(await countOf(visit)).toBe(2);
});

it('a view that several workers write at the same moment is counted once', async () => {
  const visit = randomUUID();
  const profileId = await addProfile(database.sql);
  const view = (): AnalyticsEvent => ({
    ...pageView(visit, '/'),
    event: 'view_item',
    profileId,
    metadata: {},
  });
  await Promise.all(
    Array.from({ length: 20 }, () => insertEvents(database.sql, [view(), pageView(visit, '/a'), view()])),
  );
  const counts = await database.sql`
    select event, count(*)::integer as count from analytics_events where session_id = ${visit} group by event order by event`;
  expect([...counts]).toEqual([
    { event: 'page_view', count: 20 },
    { event: 'view_item', count: 1 },
  ]);
});
