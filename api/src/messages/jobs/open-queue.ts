import { Queue, type ConnectionOptions } from 'bullmq';
import type { QueueName } from './job.ts';

/** A producer's connection: while Redis is away an addition fails at once, rather than wait for it. */
export function producerConnection(redisUrl: string) {
  return { url: redisUrl, enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2000 };
}

/** Opens a queue for adding. The connection decides what happens while Redis is away; whoever adds then is told. */
export function openQueue(name: QueueName, connection: ConnectionOptions): Queue {
  return new Queue(name, { connection }).on('error', () => undefined);
}

export function openQueues(connection: ConnectionOptions): Record<QueueName, Queue> {
  return {
    directory: openQueue('directory', connection),
    email: openQueue('email', connection),
    analytics: openQueue('analytics', connection),
  };
}
