import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import type { SearchRequest } from '@directory/domain/contracts/search-state';
import { expect, type Page } from '@playwright/test';
import type postgres from 'postgres';
import { addProfile } from './database.ts';
import { ownMembers } from './own-members.ts';
import { signIn } from './signed-in.ts';
import { readStack } from './stack-file.ts';

export const form = (page: Page) => page.locator('#profile-form');
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
export const preview = (page: Page) => page.locator('#profile-preview');
export const edit = (page: Page) => page.getByRole('button', { name: 'Edit profile' }).click();
export const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
export const saved = (page: Page) => expect(page.getByText('Profile updated successfully!')).toBeVisible();

/** The profile as a search shows it that asks for these facts; undefined when it does not find it. */
export async function found(page: Page, id: string, facts: SearchRequest) {
  const response = await page.request.post('/api/search', {
    headers: { origin: readStack().app },
    data: { search: 'Board', ...facts },
  });
  const { hits } = (await response.json()) as SearchAnswer;
  return hits.find((hit) => hit.id === id);
}

/** The members and profiles that one file of tests makes, and removes after its tests. */
export function ownDashboards(sql: postgres.Sql) {
  const members = ownMembers(sql);
  const profiles: string[] = [];
  return {
    addMember: members.add,
    /** Profiles made otherwise, to be removed with the others. */
    profiles,
    /** A member with a profile, signed in, somewhere on the site. */
    async signIn(page: Page, columns: Readonly<Record<string, unknown>> = {}) {
      const member = await members.add();
      const row = {
        first_name: 'Dora',
        last_name: 'Board',
        name: 'Dora Board',
        bio: 'I listen.',
        ...columns,
      };
      const id = await addProfile(sql, { ...row, user_id: member.id });
      profiles.push(id);
      await signIn(page, member);
      return { member, id };
    },
    /** The same, on the dashboard. */
    async open(page: Page, columns: Readonly<Record<string, unknown>> = {}, query = '') {
      const own = await this.signIn(page, columns);
      await page.goto(`/dashboard${query}`);
      await expect(page.locator('.member-actions')).toBeVisible();
      return own;
    },
    /** Every column of a profile's row. */
    async columnsOf(id: string): Promise<Record<string, unknown>> {
      const [row] = await sql<
        Record<string, unknown>[]
      >`select * from psychologist_profiles where id = ${id}`;
      return row ?? {};
    },
    remove: async (): Promise<void> => {
      await sql`delete from psychologist_profiles where id = any(${profiles}::uuid[])`;
      await members.remove();
    },
  };
}
