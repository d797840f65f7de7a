import type postgres from 'postgres';
import { addMember, type TestMember } from './test-member.ts';

/** The accounts that one file of tests makes, and removes after its tests with the mails to them. */
export function ownMembers(sql: postgres.Sql) {
  const ids: string[] = [];
  return {
    add: async (): Promise<TestMember> => {
      const member = await addMember(sql);
      ids.push(member.id);
      return member;
    },
    remove: async (): Promise<void> => {
      await sql`
        with gone as (delete from auth.users where id = any(${ids}::uuid[]) returning email)
        delete from member_mails where email in (select email from gone)`;
    },
  };
}
