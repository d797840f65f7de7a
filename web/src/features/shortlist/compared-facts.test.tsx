import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '@directory/domain/language';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { createI18n } from '../../i18n/create-i18n.ts';
import { I18nContext } from '../../i18n/use-translation.ts';
import { useComparedFacts } from './compared-facts.tsx';

const concerns = [
  'PTSD',
  'ADHD',
  'Trauma',
  'Anger Management',
  'Couples',
  'Autism',
  'Grief and Loss',
  'Anxiety',
];

const profile = {
  specialties: ['Depression'],
  expertise: ['Depression', ...concerns],
  therapies: [],
  languages: [],
  populations: ['Children', 'Adults'],
  assessments: ['Autism Assessment'],
  insurers: ['Blue Cross'],
  sessionTypes: [],
  registrations: [],
} as Partial<PublicProfile> as PublicProfile;

/** What is shown of it, a line for each fact. */
async function compared(language: Language): Promise<string[]> {
  const i18n = await createI18n(language, ['shortlist', 'profile', 'shell']);
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <Facts />
    </I18nContext>,
  );
  return html.split(/<\/?p>/).filter(Boolean);
}

function Facts() {
  return useComparedFacts()
    .filter(({ key }) => ['concerns', 'populations', 'assessments', 'insurers'].includes(key))
    .map(({ key, label, of }) => (
      <p key={key}>
        {label}: {of(profile)}
      </p>
    ));
}

it('compares every concern that a profile names, ages and groups apart from them, assessments and insurers', async () => {
  expect(await compared('en')).toEqual([
    `Concerns: Depression, ${concerns.join(', ')}`,
    'Ages and groups: Children, Adults',
    'Assessments: Autism Assessment',
    'Bills directly: Blue Cross',
  ]);
  expect((await compared('fr')).slice(1)).toEqual([
    'Âges et groupes: Enfants, Adultes',
    'Évaluations: Évaluation de l’autisme',
    'Facturation directe: Croix Bleue',
  ]);
});
