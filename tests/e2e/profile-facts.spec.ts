import { expect, test } from '@playwright/test';
import { connect } from '../support/database.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';

const sql = connect();
const ids: string[] = [];

test.afterAll(async () => {
  await sql`delete from psychologist_profiles where id = any(${ids}::uuid[])`;
});
test.use({ javaScriptEnabled: false });

async function add(columns: Record<string, unknown>): Promise<TestPsychologist> {
  const added = await addPsychologist(sql, { city: 'Winnipeg', ...columns });
  ids.push(added.id);
  return added;
}

const LANGUAGES = [
  {
    language: 'English',
    query: '',
    locale: 'en-CA',
    accepting: 'Taking new clients',
    full: 'Not taking new clients',
    confirmed: 'Confirmed',
    wait: /^1 to 2 weeks \(confirmed (.+)\)$/,
    lapsed: 'Has not said lately whether new clients are taken',
    insurers: 'Bills directly',
    insurer: 'Blue Cross',
  },
  {
    language: 'French',
    query: '?lang=fr',
    locale: 'fr-CA',
    accepting: 'Accepte de nouveaux clients',
    full: 'N’accepte pas de nouveaux clients',
    confirmed: 'Confirmé le',
    wait: /^1 à 2 semaines \(confirmé le (.+)\)$/,
    lapsed: 'N’a pas précisé récemment s’il y a de la place pour de nouveaux clients',
    insurers: 'Facturation directe',
    insurer: 'Croix Bleue',
  },
];

for (const { language, query, locale, ...words } of LANGUAGES)
  test(`a profile says when its facts were confirmed, without scripts, in ${language}`, async ({ page }) => {
    const confirmed = new Date(Date.now() - 10 * 86_400_000);
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Etc/GMT+6' });
    const day = format.format(confirmed).replace(/^1 /, '1er ');
    const facts = {
      wait_times: '1 to 2 weeks',
      wait_confirmed_at: confirmed,
      fee_individual_cents: 18_000,
      fees_confirmed_at: confirmed,
      provider_lists: 'Medavie Blue Cross',
    };
    const said = await add({ ...facts, accepting_new_clients: true, accepting_confirmed_at: confirmed });
    await page.goto(said.path + query);
    const flags = page.locator('.profile-flags');
    await expect(flags).toHaveText(`${words.accepting}${words.confirmed} ${day}`);
    await expect(page.locator('.profile-glance')).not.toContainText(words.confirmed);
    const shown = page.locator('.facts dd');
    await expect(shown.filter({ hasText: words.wait })).toContainText(day);
    // No line breaks in a day.
    const unbroken = day.replaceAll(' ', '\u00a0');
    await expect(shown.filter({ hasText: new RegExp(`^${unbroken}$`) })).toHaveCount(1);
    await expect(page.locator('.fact').filter({ hasText: words.insurers })).toContainText(words.insurer);

    const long = new Date(Date.now() - 46 * 86_400_000);
    const lapsed = await add({ accepting_new_clients: true, accepting_confirmed_at: long });
    await page.goto(lapsed.path + query);
    await expect(flags).toHaveText(words.lapsed);
    await expect(page.getByText(words.accepting, { exact: true })).toHaveCount(0);

    // Who takes no new clients has no waiting time in weeks.
    const full = await add({ ...facts, accepting_new_clients: false });
    await page.goto(full.path + query);
    // The fee has its own day, where another stands above it.
    await expect(page.locator('.profile-glance')).toContainText(`${words.confirmed} ${day}`);
    await expect(page.locator('.profile-glance dd').filter({ hasText: words.full })).toHaveCount(1);
    await expect(shown.filter({ hasText: words.wait })).toHaveCount(0);
  });
