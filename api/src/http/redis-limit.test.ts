import { Redis } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import { redisLimit } from './redis-limit.ts';

const digest = (text: string) => text;
const securityLog = { write: () => undefined, limitHit: () => undefined };

it.each([
  { servers: 1, points: 5, allowed: 5 },
  { servers: 2, points: 5, allowed: 2 },
  // Nobody is shut out for there being many servers.
  { servers: 8, points: 5, allowed: 1 },
])('of $points, each of $servers servers allows $allowed while Redis is away', async (example) => {
  const { servers, points, allowed } = example;
  const redis = new Redis('redis://127.0.0.1:1', { lazyConnect: true, enableOfflineQueue: false });
  onTestFinished(() => redis.disconnect());
  const limit = redisLimit(
    { redis, securityLog, servers, digest },
    { name: 'limit:test', points, duration: 60 },
  );
  const outcomes = await Promise.all(
    Array.from({ length: points + 1 }, () =>
      limit.consume('somebody').then(
        () => 'allowed',
        () => 'refused',
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'allowed')).toHaveLength(allowed);
});
