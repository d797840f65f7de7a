import { expect } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { mailTo } from '../../support/delivered-mail.ts';

/** The token of the link in the newest mail to the address, once there are this many. */
export async function mailedToken(email: string, count = 1): Promise<string> {
  await inTime(async () => expect(await mailTo(email)).toHaveLength(count));
  const text = (await mailTo(email))[0]?.text ?? '';
  const link = /https?:\/\/\S+\/reset-password\?\S+/.exec(text)?.[0] ?? '';
  return new URL(link).searchParams.get('token_hash') ?? '';
}
