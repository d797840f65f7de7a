import { expect } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { mailTo } from '../../support/delivered-mail.ts';

const LINK = /https?:\/\/\S+\/reset-password\?\S+/;

/** The token of the link in the newest mail with one to the address, once there are this many. */
export async function mailedToken(email: string, count = 1): Promise<string> {
  const links = async () => (await mailTo(email)).flatMap(({ text }) => LINK.exec(text)?.[0] ?? []);
  await inTime(async () => expect(await links()).toHaveLength(count));
  const [link = ''] = await links();
  return new URL(link).searchParams.get('token_hash') ?? '';
}
