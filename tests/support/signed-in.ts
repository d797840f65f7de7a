import type { Page } from '@playwright/test';
import { readStack } from './stack-file.ts';
import type { TestMember } from './test-member.ts';

/** Where the site keeps its session; the key of web/src/features/session/stored-session.ts. */
const SESSION_KEY = 'directory-session';

/** A session as of another browser. */
export async function newSession({ email, password }: TestMember): Promise<{ expires_in: number }> {
  const { supabase } = readStack();
  const response = await fetch(`${supabase.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: supabase.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Auth answered ${response.status}.`);
  return (await response.json()) as { expires_in: number };
}

/** Signs the browser in, as the sign-in page would, without going through it. The page is then somewhere on the site. */
export async function signIn(page: Page, member: TestMember): Promise<void> {
  const session = await newSession(member);
  const expiresAt = Math.floor(Date.now() / 1000) + session.expires_in;
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    JSON.stringify({ expires_at: expiresAt, ...session }),
  ] as const);
}
