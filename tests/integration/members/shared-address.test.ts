import { afterAll, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows, signInNewMember } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { addMessage } from '../contact/rows.ts';

const sql = connect();
const member = await signInNewMember(sql);
const email = (await member.client.auth.getUser()).data.user?.email ?? '';
let message: string;

afterAll(async () => {
  await sql`delete from contact_messages where id = ${message}`;
  await sql`delete from person_requests where account = ${member.id}`;
  await removeTestRows(sql, [member]);
});

it('who has no profile and is erased takes nothing along that stands by an address which others have, too', async () => {
  // A clinic's: its colleague wrote from there, and is found by it.
  await addProfile(sql, { last_name: 'Colleague', email });
  message = await addMessage(sql, { email, name: 'A colleague' });
  await sql`insert into person_requests (wish, account, email) values ('erase', ${member.id}, ${email})`;
  await expect.poll(() => sql`select from auth.users where id = ${member.id}`).toHaveLength(0);
  expect(await sql`select email from contact_messages where id = ${message}`).toEqual([{ email }]);
  expect(await sql`select public.erased_at('address', ${email}) as at`).toEqual([{ at: null }]);
  const told = async () => {
    const mails = await mailTo(email);
    return mails.find(({ subject }) => subject === 'Your account is deleted')?.text;
  };
  await expect.poll(told).toContain('we left that');
});
