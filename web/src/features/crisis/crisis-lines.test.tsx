import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { DangerKind } from '@directory/domain/crisis-lines/danger';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { createI18n } from '../../i18n/create-i18n.ts';
import { I18nContext } from '../../i18n/use-translation.ts';
import { CrisisLineList } from './crisis-lines.tsx';

/** What stands there before anything that is folded. */
async function shown(province: ProvinceCode, ...kinds: DangerKind[]): Promise<string> {
  const i18n = await createI18n('en', ['crisis', 'shell']);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <I18nContext value={i18n}>
        <CrisisLineList province={province} kinds={kinds} />
      </I18nContext>
    </MemoryRouter>,
  );
  return html.split('<details')[0] ?? '';
}

it('says of violence where no line of the province could be confirmed, and nowhere else', async () => {
  const none = 'We could not confirm the number of a line for sexual violence in Nunavut.';
  expect(await shown('NU', 'violence')).toContain(none);
  expect(await shown('NU', 'child', 'violence')).toContain(none);
  expect(await shown('NU', 'medical')).not.toContain('could not confirm');
  expect(await shown('MB', 'violence')).not.toContain('could not confirm');
});

it('folds no line of what is urgent where there are several dangers', async () => {
  const every = await shown('MB', 'medical', 'child', 'violence', 'suicide');
  for (const number of ['911', '+18447647669', '+18886886677', '+18006686868', '988'])
    expect(every).toContain(`tel:${number}`);
  expect(await shown('MB', 'medical', 'child')).toContain('tel:+18006686868');
});
