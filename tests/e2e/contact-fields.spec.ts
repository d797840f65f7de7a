import { expect } from '@playwright/test';
import { forgetContactLimits } from '../support/limits.ts';
import {
  field,
  fillIn,
  form,
  newAddress,
  open,
  send,
  toast,
  watchPosts,
} from '../support/message-form-page.ts';
import { test } from '../support/visitor.ts';

test.beforeEach(forgetContactLimits);

test('by the keyboard: each field says what is wrong until it is mended; a failure takes neither the focus nor the buttons away; what is objected to is said at its field', async ({
  page,
}) => {
  const posts = watchPosts(page);
  await open(page, '/contact');
  await send(page).press('Enter');
  const name = field(page, 'Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
  await expect(field(page, 'Message')).toHaveAccessibleDescription(/Message is required/);
  await expect(field(page, 'Subject')).not.toHaveAttribute('aria-invalid');
  await page.keyboard.type('Ana');
  await expect(page.getByText('Name is required')).toBeHidden();
  await expect(page.getByText('Email is required')).toBeVisible();
  await field(page, 'Message').fill('Hello');
  await field(page, 'Email').fill('not an address');
  await send(page).press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(posts).toEqual([]);

  await page.route('**/api/contact', (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(newAddress());
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type(' there');
  await page.keyboard.press('Tab');
  // Nobody meets the field that only programs fill in.
  await expect(send(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  const place = () => send(page).evaluate((button: HTMLElement) => button.offsetTop);
  const before = await place();
  await page.keyboard.press('Space');
  await expect(form(page).getByRole('status')).toContainText('Check your connection');
  await expect(send(page)).toBeFocused();
  // Whoever presses a second time must not meet "Clear the form".
  expect(await place()).toBe(before);

  await page.unroute('**/api/contact');
  await page.keyboard.press('Space');
  await expect(form(page).getByRole('status')).toContainText('Message sent successfully!');
  await expect(toast(page)).toHaveCount(0);

  // A name that is read backwards is refused; the server’s objection stands at its field.
  posts.length = 0;
  await fillIn(page, 'Hello');
  await field(page, 'Name').fill('\u202egnp.exe');
  await send(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/invisible character.*type it again/);
  expect(posts).toEqual([]);

  await field(page, 'Name').fill('Ana');
  // The page's own check would stop this: another client's value goes out in its place.
  await page.route('**/api/contact', (route) =>
    route.continue({
      postData: JSON.stringify({ ...(route.request().postDataJSON() as object), email: 'a@b@c' }),
    }),
  );
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(toast(page)).toContainText('Please enter a valid email address');
});
