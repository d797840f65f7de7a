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
  therapy_types: [],
  service_languages: [],
  client_populations: ['Children', 'Adults'],
  assessments: ['Autism Assessment'],
  provider_lists: ['Blue Cross'],
  session_types: [],
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
  // What is folded is there, too.
  return html
    .split(/<\/?li>/)
    .map((fact) => fact.replace(/<summary>.*?<\/summary>/, ', ').replaceAll(/<[^>]+>/g, ''))
    .filter(Boolean);
}

function Facts() {
  return useComparedFacts()
    .filter(({ key }) => ['concerns', 'client_populations', 'assessments', 'provider_lists'].includes(key))
    .map(({ key, label, of }) => (
      <li key={key}>
        {label}: {of(profile)}
      </li>
    ));
}

it('compares every concern that a profile names, ages and groups apart from them, assessments and insurers', async () => {
  expect(await compared('en')).toEqual([
    'Bills directly: Blue Cross',
    `Concerns: Depression, ${concerns.join(', ')}`,
    'Works with: Children, Adults',
    'Assessments: Autism Assessment',
  ]);
  expect((await compared('fr')).filter((fact) => !/Motifs/.test(fact))).toEqual([
    'Facturation directe: Croix Bleue',
    'Clientèles: Enfants, Adultes',
    'Évaluations: Évaluation de l’autisme',
  ]);
});
