import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import { I18nContext } from '../../i18n/use-translation.ts';
import { SiteContext } from '../../site/contexts.ts';
import { ListActions } from './list-actions.tsx';

it.each([
  ['en', 'What you can do with this list'],
  ['fr', 'Ce que vous pouvez faire de cette liste'],
] as const)('what can be done with a list is a group of that name: %s', async (language, name) => {
  const i18n = await createI18n(language, ['shortlist', 'shell']);
  const nothing = () => undefined;
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <SiteContext value={{ origin: 'https://directory.example', sampleData: true }}>
        <ListActions ids={['7']} printsNotes={false} onPrintsNotes={nothing} onRemoveAll={nothing} />
      </SiteContext>
    </I18nContext>,
  );
  expect(html).toContain(`role="group" aria-label="${name}"`);
});
