import { Queue, type ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type QueueName, QUEUES } from './job.ts';

/** While Redis is away an addition fails at once, rather than wait for it. */
const PRODUCER = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2000,
  // BullMQ asks for the version once. Were the answer late, as when both start together, the queue would refuse all additions for good.
  skipVersionCheck: true,
};

/** A producer's connection. */
export function producerConnection(redisUrl: string) {
  return { url: redisUrl, ...PRODUCER };
}

/** The server's one connection to Redis, for queues and all else: no visitor waits for it longer than a second. */
export function openRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    ...PRODUCER,
    commandTimeout: 1000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  });
  let away = false;
  redis.on('ready', () => {
    if (away) log.info('redis is back');
    away = false;
  });
  // Without a listener an error event would end the process; one line for each time it goes away is enough.
  redis.on('error', (error: Error) => {
    if (!away) log.warn({ err: error }, 'redis is away');
    away = true;
  });
  return redis;
}

/** Opens a queue for adding. The connection decides what happens while Redis is away; whoever adds then is told. */
export function openQueue(name: QueueName, connection: ConnectionOptions): Queue {
  return new Queue(name, { connection }).on('error', () => undefined);
}

export function openQueues(connection: ConnectionOptions): Record<QueueName, Queue> {
  const opened = QUEUES.map((name) => [name, openQueue(name, connection)]);
  return Object.fromEntries(opened) as Record<QueueName, Queue>;
}
