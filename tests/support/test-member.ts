import { randomUUID } from 'node:crypto';
import { ensureMember } from '@directory/stack/sample/member';
import { Redis } from 'ioredis';
import type postgres from 'postgres';
import { readStack } from './stack-file.ts';

export interface TestMember {
  id: string;
  email: string;
  password: string;
}

/** Adds an account with a password. The caller removes it by its id. */
export async function addMember(sql: postgres.Sql): Promise<TestMember> {
  const { supabase } = readStack();
  const signIn = { email: `member-${randomUUID()}@example.org`, password: `Old words ${randomUUID()}` };
  const project = { supabaseUrl: supabase.url, supabaseSecretKey: supabase.secretKey };
  return { id: await ensureMember(sql, project, signIn), ...signIn };
}

/**
 * Forgets how many times someone tried to get in: tests do so more often from one address than a person would. What is counted
 * for one account stays, as every test has accounts of its own.
 */
export async function forgetMemberLimits(): Promise<void> {
  const redis = new Redis(readStack().redis);
  try {
    const keys = (await redis.keys('limit:member:*')).filter((key) => !key.includes(':sign-in-pair:'));
    if (keys.length > 0) await redis.del(keys);
  } finally {
    redis.disconnect();
  }
}
