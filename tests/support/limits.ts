import { Redis } from 'ioredis';
import { readStack } from './stack-file.ts';

/** Forgets what the stack has counted against these limits: tests ask more often from one address than a person would. */
async function forgetLimits(patterns: readonly string[], isKept = (_key: string) => false): Promise<void> {
  const redis = new Redis(readStack().redis);
  try {
    const found = await Promise.all(patterns.map((pattern) => redis.keys(pattern)));
    const keys = found.flat().filter((key) => !isKept(key));
    if (keys.length > 0) await redis.del(keys);
  } finally {
    redis.disconnect();
  }
}

export const forgetContactLimits = () =>
  forgetLimits(['limit:contact:*', 'limit:results:*', 'limit:links:*']);

export const forgetReportLimits = () => forgetLimits(['limit:reports:*']);

export const forgetResultsLimits = () => forgetLimits(['limit:results:*']);

/** Passwords tried at one account stay counted: every test has accounts of its own, and others may run at the same time. */
export const forgetMemberLimits = () =>
  forgetLimits(['limit:member:*'], (key) => /:(?:sign-in-(?:pair|email|device)|present-password):/.test(key));

export const forgetDataLinkLimits = () => forgetLimits(['limit:data-links:*']);
