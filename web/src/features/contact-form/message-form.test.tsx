import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '@directory/domain/language';
import type { FoundPerson } from '@directory/domain/profile/found-person';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { createI18n } from '../../i18n/create-i18n.ts';
import { I18nContext } from '../../i18n/use-translation.ts';
import { nameable } from '../profile/profile-reach.tsx';
import { UrgentNote } from './message-form.tsx';
import { NOBODY_ELSE, Whom } from './whom.tsx';

async function html(node: ReactNode, language: Language): Promise<string> {
  const i18n = await createI18n(language, ['message-form', 'shell']);
  return renderToStaticMarkup(<I18nContext value={i18n}>{node}</I18nContext>);
}

const note = (province: ProvinceCode | null, language: Language) =>
  html(<UrgentNote province={province} />, language);

it('leads whoever writes to someone in Nunavut, which has no 911, to the RCMP or the health centre', async () => {
  for (const [language, instead] of [
    ['en', 'If someone is in danger, call your community’s RCMP or health centre.'],
    ['fr', 'En cas de danger, appelez la GRC ou le centre de santé de votre communauté.'],
  ] as const) {
    const said = await note('NU', language);
    expect(said).toContain(instead);
    expect(said).not.toContain('911');
    expect(said).toContain('href="tel:988"');
  }
});

it('names both where nobody knows where the writer is: the psychologist may be far away', async () => {
  for (const province of ['MB', null] as const) {
    expect(await note(province, 'en')).toContain(
      'call <a href="tel:911">911</a> (in Nunavut, the RCMP or your health centre).',
    );
    expect(await note(province, 'fr')).toContain(
      'composez le <a href="tel:911">911</a> (au Nunavut, la GRC ou votre centre de santé).',
    );
  }
});

it('whoever has said that they take nobody cannot be named, and it is said beside the name', async () => {
  // As a search finds them, for the form of a profile; a list's come with their profiles.
  const people = (['unknown', 'no'] as const).map((accepting, place) =>
    nameable({ id: String(place), name: `Person ${place}`, city: null, accepting } as FoundPerson),
  );
  const whom = <Whom first={null} people={people} agreed={NOBODY_ELSE} agree={() => undefined} />;
  const said = await html(whom, 'en');
  expect(said).toMatch(/<input[^>]*value="0"\/?>/);
  expect(said).toMatch(/<input[^>]*disabled=""[^>]*value="1"/);
  expect(said).toContain('Person 1 (takes nobody new just now)');
  // Without scripts nobody sees in which order they were ticked.
  expect(said).toMatch(/<noscript>.*the order is the one in which they stand here/);
});
