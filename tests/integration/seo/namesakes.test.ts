import { afterAll, expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { pageFacts } from '../../support/page-facts.ts';
import { readStack } from '../../support/stack-file.ts';
import { addPsychologist } from '../../support/test-psychologist.ts';

const { app } = readStack();
const sql = connect();
const ids: string[] = [];
afterAll(() => sql`delete from psychologist_profiles where id = any(${ids}::uuid[])`);

it.each(['en', 'fr'])('people of one name in one city have pages of different titles, %s', async (lang) => {
  const person = { first_name: 'Namesake', last_name: lang === 'fr' ? 'Deux' : 'Two', city: 'Winnipeg' };
  const titles: (string | undefined)[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { id, path } = await addPsychologist(sql, { ...person, province: 'MB' });
    ids.push(id);
    const page = await fetch(`${app}${path}?lang=${lang}`);
    titles.push(pageFacts(await page.text()).title ?? undefined);
  }
  expect(titles[0]).toMatch(/^Namesake (Two|Deux), psycholog/);
  expect(titles[1]).toMatch(/^Namesake (Two|Deux) \(2\), psycholog/);
});
