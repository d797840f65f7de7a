import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DANGER_KINDS, type DangerKind } from '@directory/domain/crisis-lines/danger';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { createI18n } from '../../i18n/create-i18n.ts';
import { I18nContext } from '../../i18n/use-translation.ts';
import { CrisisLineList } from './crisis-lines.tsx';

/** What stands there before anything that is folded. */
async function shown(province: ProvinceCode | null, ...kinds: DangerKind[]): Promise<string> {
  return (await rendered(province, ...kinds)).split('<details')[0] ?? '';
}

async function rendered(province: ProvinceCode | null, ...kinds: DangerKind[]): Promise<string> {
  const i18n = await createI18n('en', ['crisis', 'shell']);
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nContext value={i18n}>
        <CrisisLineList province={province} kinds={kinds} />
      </I18nContext>
    </MemoryRouter>,
  );
}

it('says of violence where no line of the province could be confirmed, and nowhere else', async () => {
  const none = 'We could not confirm the number of a line for sexual violence in Nunavut.';
  expect(await shown('NU', 'violence')).toContain(none);
  expect(await shown('NU', 'child', 'violence')).toContain(none);
  expect(await shown('NU', 'medical')).not.toContain('could not confirm');
  expect(await shown('MB', 'violence')).not.toContain('could not confirm');
});

it('has the lines of the provinces folded by province where nobody knows which, for every danger', async () => {
  for (const kind of DANGER_KINDS) expect(await rendered(null, kind)).not.toContain('<details open');
  const html = await rendered(null, 'violence');
  const [, ontario = ''] = html.split('<summary>Ontario</summary>');
  expect(ontario.slice(0, ontario.indexOf('</details>')).match(/tel:\+\d+/g)).toEqual([
    'tel:+18668630511',
    'tel:+18773362433',
  ]);
});

it('shows no line that answers only some of a province without 211, which knows the others', async () => {
  for (const kind of ['violence', 'child'] as const) expect(await shown('SK', kind)).toContain('tel:211');
  expect(await shown('NB', 'violence')).toContain('tel:211');
  // One office of three: none is shown before the others.
  for (const kinds of [['child'], ['child', 'violence']] as const)
    expect(await shown('SK', ...kinds)).not.toMatch(/Regina|Saskatoon|Prince Albert/);
  expect(await shown('MB', 'violence')).not.toContain('tel:211');
});

it('shows all lines of the province: some answer only in office hours, others only after them', async () => {
  for (const number of ['+18773413101', '+18003416868'])
    expect(await shown('PE', 'child')).toContain(`tel:${number}`);
});

it('folds no line of what is urgent where there are several dangers', async () => {
  const every = await shown('MB', 'medical', 'child', 'violence', 'suicide');
  for (const number of ['911', '+18447647669', '+18886886677', '+18006686868', '988'])
    expect(every).toContain(`tel:${number}`);
  expect(await shown('MB', 'medical', 'child')).toContain('tel:+18006686868');
});
