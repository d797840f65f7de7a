import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { I18nContext, useTranslation } from './use-translation.ts';

it('a text with a name in it says each one’s own, as it is written', async () => {
  const i18n = await createI18n('en', ['shell']);
  const told: string[] = [];
  function Hearts() {
    const { t } = useTranslation();
    told.push(...['Ada Roy', '{{name}} $& $t(keep)'].map((name) => t('keep', { name })));
    return null;
  }
  renderToStaticMarkup(createElement(I18nContext, { value: i18n }, createElement(Hearts)));
  expect(told[0]).toBe(i18n.t('keep', { name: 'Ada Roy' }));
  expect(told[1]).toBe(told[0]?.replace('Ada Roy', () => '{{name}} $& $t(keep)'));
});
