import { expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { laterStrings } from './use-translation.ts';

it('a text with a name in it says each one’s own, as it is written', async () => {
  const { t } = await createI18n('en', ['shell']);
  const ofAda = t('keep', { name: 'Ada Roy' });
  expect(ofAda).toContain('Ada Roy');
  const strange = '{{name}} $& $t(keep)';
  expect(t('keep', { name: strange })).toBe(ofAda.replace('Ada Roy', () => strange));
});

it('a text with a number in it has the form and the digits that the language has for it', async () => {
  const [en, fr] = await Promise.all([createI18n('en', ['landing']), createI18n('fr', ['landing'])]);
  const said = ({ t }: typeof en) => [0, 1, 1000, 2_000_000].map((count) => t('landing:count', { count }));
  const english = ['0 psychologists', '1 psychologist', '1,000 psychologists', '2,000,000 psychologists'];
  const french = ['0 psychologue', '1 psychologue', '1 000 psychologues', '2 000 000 de psychologues'];
  expect(said(en)).toEqual(english);
  expect(said(fr).map((text) => text.replace(/\s/g, ' '))).toEqual(french);
});

it('none has words of its own where a text has them', async () => {
  const { t } = await createI18n('en', ['match']);
  expect(t('match:subtitle', { count: 0, condition: 'ADHD' })).toBe('Nobody fits all your choices');
});

it('a part’s own strings are one promise for good: a part that waited for them asks once more when they have come', async () => {
  const i18n = await createI18n('en', ['shell']);
  const first = laterStrings(i18n, ['statistics']);
  await first;
  expect(i18n.has(['statistics'])).toBe(true);
  expect(laterStrings(i18n, ['statistics'])).toBe(first);
});
