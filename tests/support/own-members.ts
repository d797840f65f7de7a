import type postgres from 'postgres';
import { addMember, type TestMember } from './test-member.ts';

/** The accounts that one file of tests makes, and removes after its tests. */
export function ownMembers(sql: postgres.Sql) {
  const ids: string[] = [];
  return {
    add: async (): Promise<TestMember> => {
      const member = await addMember(sql);
      ids.push(member.id);
      return member;
    },
    remove: async (): Promise<void> => {
      await sql`delete from auth.users where id = any(${ids}::uuid[])`;
    },
  };
}
