import { test as base } from '@playwright/test';
import { connect } from './database.ts';
import { addPsychologist, type TestPsychologist } from './test-psychologist.ts';

/** A test that writes to Tess, whom its worker adds and takes away again. */
export const test = base.extend<object, { tess: TestPsychologist }>({
  tess: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what it needs from the pattern
    async ({}, use) => {
      const sql = connect();
      const tess = await addPsychologist(sql, { city: 'Winnipeg' });
      await use(tess);
      await sql`delete from psychologist_profiles where id = ${tess.id}`;
    },
    { scope: 'worker' },
  ],
});
