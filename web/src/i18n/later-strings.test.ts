import { expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { laterStrings } from './later-strings.ts';

it('is one promise for good: a part that waited for its strings asks once more when they have come', async () => {
  const i18n = await createI18n('en', ['shell']);
  const first = laterStrings(i18n, ['statistics']);
  await first;
  expect(i18n.hasResourceBundle('en', 'statistics')).toBe(true);
  expect(laterStrings(i18n, ['statistics'])).toBe(first);
});
