import { expect } from '@playwright/test';
import { cards, MATCH, openMatch, query, scores, total } from '../support/match-page.ts';
import { test } from '../support/visitor.ts';

test('a card says who, how well and why, and has a button for each way', async ({ page }) => {
  await openMatch(page, `${MATCH}?condition=depression`);
  const first = cards(page).first();
  await expect(first.getByText('Excellent Match')).toBeVisible();
  await expect(first.getByRole('heading', { name: 'Why this match?' })).toBeVisible();
  await expect(first.getByText('Names Depression in their profile')).toBeVisible();
  const notKnown = first.getByRole('heading', { name: 'Not known' });
  await expect(notKnown).toBeHidden();
  await first.getByText('More about this match').press('Enter');
  await expect(notKnown).toBeVisible();
  for (const card of await cards(page).all())
    expect(await card.locator('.match-first .match-reasons li').count()).toBeLessThanOrEqual(3);
  const sorted = (await scores(page)).map(Number);
  expect(sorted).toEqual([...sorted].sort((a, b) => b - a));

  for (const card of await cards(page).all()) {
    await expect(card.getByRole('link', { name: /^View Profile/ })).toHaveAttribute(
      'href',
      /^\/psychologist\/[0-9a-f-]{36}$/,
    );
    const phone = card.getByRole('link', { name: /^Call Now/ });
    const email = card.getByRole('link', { name: /^Email/ });
    const message = card.getByRole('link', { name: /^Message/ });
    const [hasPhone, hasEmail] = [await phone.count(), await email.count()];
    if (hasPhone) await expect(phone).toHaveAttribute('href', /^tel:[+\d]/);
    if (hasEmail) await expect(email).toHaveAttribute('href', /^mailto:.+@/);
    await expect(message).toHaveAttribute('href', /^\/contact\?psychologistId=/);
  }
  const name = await first.getByRole('heading', { level: 3 }).innerText();
  await first.getByRole('link', { name: /^View Profile/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('who does not name the condition is listed apart, when asked for', async ({ page }) => {
  await openMatch(page, `${MATCH}?condition=ptsd&province=PE&local=1`);
  await expect(page.getByLabel('Specialty Match Only')).toBeChecked();
  const matches = await total(page);
  await expect(cards(page)).toHaveCount(matches);
  await expect(page.locator('.match-score')).toHaveCount(matches);

  await page.getByRole('button', { name: 'Show others too' }).click();
  const others = page.locator('.match-others');
  await expect(others.getByRole('heading', { level: 2 })).toHaveText(
    'Others, whose profile does not name PTSD or trauma',
  );
  await expect(others.getByRole('article').first()).toBeVisible();
  await expect(others.locator('.match-score')).toHaveCount(0);
  await expect(others).not.toContainText(/Match|Why this/);
  await expect(others.getByRole('article').first()).toContainText('What the profile says');
  // They are counted apart, and the choice is a filter as any other.
  expect(await total(page)).toBe(matches);
  await expect(page.getByLabel('Specialty Match Only')).not.toBeChecked();
  await expect.poll(() => query(page)).toContain('specialty=0');
  await page.reload();
  await expect(others).toBeVisible();
  await page.getByRole('button', { name: 'Show matches only' }).click();
  await expect(others).toBeHidden();
});

test('pages follow one another, and by keyboard', async ({ page }) => {
  // The people of no other test name it: the order stands still.
  await openMatch(page, `${MATCH}?condition=ptsd`);
  const first = await cards(page).first().getByRole('heading', { level: 3 }).innerText();
  const last = Number((await scores(page)).at(-1));
  const next = page.getByRole('link', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).first().getByRole('heading', { level: 3 })).not.toHaveText(first);
  expect(Number((await scores(page))[0])).toBeLessThanOrEqual(last);
  await expect(page.getByRole('heading', { name: 'Matches', exact: true })).toBeFocused();
  await page.goBack();
  await expect(cards(page).first().getByRole('heading', { level: 3 })).toHaveText(first);

  await page.getByLabel('Available Now').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => query(page)).toContain('available=1');
  // Enter submits nothing.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Available Now')).toBeFocused();
  await page.goto(`${MATCH}?condition=anxiety&province=MB&local=1&page=99`);
  await expect.poll(() => query(page)).not.toContain('page=99');
  await expect(cards(page).first()).toBeVisible();
});
