import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { untilHydrated } from '../support/hydrated.ts';

const CONDITIONS = {
  adhd: { en: 'ADHD', fr: 'TDAH' },
  depression: { en: 'Depression', fr: 'Dépression' },
  anxiety: { en: 'Anxiety', fr: 'Anxiété' },
  ptsd: { en: 'PTSD', fr: 'TSPT' },
} as const;
const NAMES = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];
const WORDS = {
  en: { assessment: 'Take the self-assessment', match: 'Find a psychologist', crisis: 'Crisis support' },
  fr: {
    assessment: 'Faire l’autoévaluation',
    match: 'Trouver un psychologue',
    crisis: 'Soutien en cas de crise',
  },
} as const;

/** The date that the disclaimer bears. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Etc/GMT+6' }).format(new Date());
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const condition of NAMES) {
  for (const language of ['en', 'fr'] as const) {
    test(`the page of ${condition} in ${language} is whole, fits a phone and shuts nobody out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 720 });
      await page.emulateMedia({ colorScheme: language === 'fr' ? 'dark' : 'light' });
      await page.goto(`/conditions/${condition}?lang=${language}`);
      const name = CONDITIONS[condition][language];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const main = page.getByRole('main');
      await expect(main.getByRole('note').getByRole('link', { name: /9-8-8/ })).toHaveCount(2);

      for (const [label, href] of [
        [WORDS[language].assessment, `/assessment/${condition}`],
        [WORDS[language].match, `/therapist-match?condition=${condition}`],
      ] as const) {
        await expect(main.getByRole('link', { name: label, exact: true }).first()).toHaveAttribute(
          'href',
          href,
        );
      }

      const ids = ['overview', 'symptoms', 'causes', 'treatment', 'criteria', 'resources', 'sources'];
      if (condition === 'anxiety' || condition === 'ptsd') ids.push('types');
      const hasCrisis = condition === 'depression' || condition === 'ptsd';
      if (hasCrisis) ids.push('crisis-support');
      for (const id of ids) await expect(page.locator(`#${id}`)).toBeVisible();
      await expect(page.getByRole('heading', { name: WORDS[language].crisis })).toHaveCount(
        hasCrisis ? 1 : 0,
      );
      // Each link of the contents leads to a part that is there, and no button does nothing.
      const anchors = await main
        .locator('a[href^="#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(anchors.map((anchor) => anchor.slice(1)).sort()).toEqual(ids.sort());
      await expect(main.getByRole('button')).toHaveCount(0);

      expect(await isWide(page)).toBe(false);
      // The pages are built alike: in French, and in the dark, the longest one stands for all.
      if (language === 'en' || condition === 'ptsd') expect(await axeViolations(page)).toEqual([]);
    });
  }
}

test('a page is whole before any script runs, and says what it is about', async ({ request }) => {
  const html = await (await request.get('/conditions/ptsd')).text();
  expect(html).toContain('Types of trauma');
  expect(html).toContain('Only a qualified professional can make a diagnosis');
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );
  expect(data.join('\n')).toContain('"MedicalWebPage"');
  // Its words came with the document; no chunk of a condition's content is asked for.
  expect(html).toMatch(/\/assets\/condition-page-[\w-]+\.js/);
  expect(html).not.toMatch(/\/assets\/ptsd/);
});

test('a page leads to its parts, to its twin in French and on to the directory', async ({ page }) => {
  await page.goto('/conditions/anxiety');
  await untilHydrated(page.getByRole('heading', { level: 1 }));
  await page.getByRole('link', { name: 'Types of anxiety' }).click();
  await expect(page).toHaveURL(/#types$/);
  await expect(page.getByRole('heading', { name: 'Types of anxiety' })).toBeInViewport();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anxiété');
  await untilHydrated(page.getByRole('heading', { level: 1 }));
  // Without a new document: the page's words are fetched by script.
  await page.getByRole('navigation', { name: 'Autres troubles' }).getByRole('link', { name: 'TSPT' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TSPT');
  await expect(page).toHaveTitle(/^TSPT/);
  await page.goBack();
  await page.getByRole('link', { name: 'Psychologues qui traitent l’anxiété' }).click();
  await expect(page).toHaveURL(/\/find-a-psychologist\?search=Anxi/);
});

for (const name of ['insomnia', '']) {
  test(`/conditions/${name} is a real 404`, async ({ page }) => {
    const response = await page.goto(`/conditions/${name}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('the disclaimer', () => {
  for (const [language, title, privacy] of [
    ['en', 'THESE ASSESSMENTS ARE NOT MEDICAL DIAGNOSES', '90 days'],
    ['fr', 'CES AUTOÉVALUATIONS NE SONT PAS DES DIAGNOSTICS MÉDICAUX', '90 jours'],
  ] as const) {
    test(`says everything in ${language}, and is accessible`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: language === 'fr' ? 'dark' : 'light' });
      const before = today();
      await page.goto(`/assessment-disclaimer?lang=${language}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator('#privacy')).toContainText(privacy);
      for (const words of ['911', '9-8-8', '1-800-668-6868', '1-855-242-3310'])
        await expect(page.locator('#emergency')).toContainText(words);
      // Thoughts lead to 9-8-8 first, danger to 911.
      const calls = page.locator('#help a:is([href^="tel:"], [href^="sms:"])');
      expect(await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        'tel:988',
        'sms:988',
        'tel:911',
        'tel:911',
      ]);
      // The United States' line stands below its own heading only.
      const text = (await main.textContent()) ?? '';
      const heading = language === 'en' ? 'United States' : 'États-Unis';
      expect(text.indexOf('741741')).toBeGreaterThan(text.indexOf(heading));
      expect(text.indexOf('741741')).toBe(text.lastIndexOf('741741'));
      const day = await main.locator('time').getAttribute('datetime');
      expect([before, today()]).toContain(day);
      expect(await isWide(page)).toBe(false);
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('leads to the assessments and home', async ({ page }) => {
    await page.goto('/assessment-disclaimer');
    await untilHydrated(page.getByRole('heading', { level: 1 }));
    await page.getByRole('link', { name: 'I Understand - Continue to Assessments' }).click();
    await expect(page).toHaveURL(/\/assessments$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Homepage' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});
