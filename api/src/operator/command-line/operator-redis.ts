import { Redis } from 'ioredis';

/** A command asks once: a Redis that is away is its failure, not something to wait for. */
export function openOperatorRedis(url: string): Redis {
  return new Redis(url, {
    maxRetriesPerRequest: 0,
    connectTimeout: 5000,
    retryStrategy: () => null,
  }).on('error', () => undefined);
}
