import { randomUUID } from 'node:crypto';
import { ensureMember } from '@directory/stack/sample/member';
import type postgres from 'postgres';
import { readStack } from './stack-file.ts';

export interface TestMember {
  id: string;
  email: string;
  password: string;
}

/** A hash that takes a hundredth of the time: tests sign in hundreds of times, and nobody is to be kept from these accounts. */
const ROUNDS = 4;

/** Adds an account with a password. The caller removes it by its id. */
export async function addMember(sql: postgres.Sql): Promise<TestMember> {
  const { supabase } = readStack();
  const signIn = { email: `member-${randomUUID()}@example.org`, password: `Old words ${randomUUID()}` };
  const project = { supabaseUrl: supabase.url, supabaseSecretKey: supabase.secretKey };
  return { id: await ensureMember(sql, project, signIn, ROUNDS), ...signIn };
}
