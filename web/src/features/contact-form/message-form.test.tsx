import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '@directory/domain/language';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { createI18n } from '../../i18n/create-i18n.ts';
import { I18nContext } from '../../i18n/use-translation.ts';
import { UrgentNote } from './message-form.tsx';

async function note(province: ProvinceCode | null, language: Language): Promise<string> {
  const i18n = await createI18n(language, ['message-form']);
  return renderToStaticMarkup(
    <I18nContext value={i18n}>
      <UrgentNote province={province} />
    </I18nContext>,
  );
}

it('leads whoever writes to someone in Nunavut, which has no 911, to the RCMP or the health centre', async () => {
  for (const [language, instead] of [
    ['en', 'If someone is in danger, call your community’s RCMP or health centre.'],
    ['fr', 'Si une personne est en danger, appelez la GRC ou le centre de santé de votre communauté.'],
  ] as const) {
    const html = await note('NU', language);
    expect(html).toContain(instead);
    expect(html).not.toContain('911');
    expect(html).toContain('href="tel:988"');
  }
});

it('names both where nobody knows where the writer is: the psychologist may be far away', async () => {
  for (const province of ['MB', null] as const) {
    expect(await note(province, 'en')).toContain(
      'call <a href="tel:911">911</a> (in Nunavut, the RCMP or your health centre).',
    );
    expect(await note(province, 'fr')).toContain(
      'composez le <a href="tel:911">911</a> (au Nunavut, appelez la GRC ou votre centre de santé).',
    );
  }
});
