import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '@directory/domain/language';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { createI18n } from '../../i18n/create-i18n.ts';
import { I18nContext } from '../../i18n/use-translation.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileOverview } from './profile-overview.tsx';

/** What the card and the overview read of somebody of whom the register says little. */
const bare = {
  bio: { en: { text: 'Hello.', language: 'en' }, fr: { text: 'Bonjour.', language: 'fr' } },
  specialties: [],
  expertise: [],
  social_links: {},
  accepting_new_clients: null,
  service_languages: [],
  session_types: [],
  wait_times: null,
  qualifications: null,
  institution: null,
  certificate_type: 'Psychologist (Supervised Practice)',
  registration_number: 'MB-1',
  registration_check: null,
  registrations: [],
  endorsements: [],
  fee_individual_cents: null,
  fee_couple_cents: null,
  sliding_scale: null,
  payment_methods: [],
  provider_lists: [],
  fees_confirmed_at: null,
} as unknown as PublicProfile;

async function overview(profile: PublicProfile, language: Language): Promise<string> {
  const i18n = await createI18n(language, ['profile', 'shell']);
  return renderToStaticMarkup(
    <I18nContext value={i18n}>
      <ProfileCard profile={profile} />
      <ProfileOverview profile={profile} />
    </I18nContext>,
  );
}

it('says that fees, a sliding scale, payment methods, qualifications and endorsements are missing', async () => {
  const html = await overview(bare, 'en');
  expect(html).toContain('Fees are not listed. Ask when you write.');
  expect(html).toContain('Not listed: sliding scale, payment methods, qualifications, endorsements.');
});

it('lists when appointments are and what makes the office reachable, in the reader’s language', async () => {
  const said = {
    ...bare,
    appointment_times: ['Evenings', 'Weekends'],
    accessibility: ['Step-free access', 'Hearing loop'],
  };
  const html = await overview(said, 'fr');
  expect(html).toContain('<dt>Rendez-vous</dt><dd>En soirée, la fin de semaine</dd>');
  expect(html).toContain('<dt>Accessibilité</dt><dd>Accès sans marche, boucle auditive</dd>');
  expect(await overview(bare, 'en')).not.toContain('Accessibility');
});

it('says it of what is missing alone', async () => {
  const html = await overview(
    {
      ...bare,
      sliding_scale: false,
      payment_methods: ['Cash'],
      fee_individual_cents: 8000,
      qualifications: 'Ph.D.',
    },
    'en',
  );
  expect(html).not.toContain('Fees are not listed');
  expect(html.match(/Not listed: [^<]*/g)).toEqual(['Not listed: endorsements.']);
});

it('says above a biography that it is in the other language, and nothing of one in the reader’s', async () => {
  const french = { text: 'Bonjour.', language: 'fr' } as const;
  const english = { text: 'Hello.', language: 'en' } as const;
  expect(await overview({ ...bare, bio: { en: french, fr: french } }, 'en')).toMatch(
    />In French<\/p><p class="profile-bio measure" lang="fr-CA">Bonjour\./,
  );
  expect(await overview({ ...bare, bio: { en: english, fr: english } }, 'fr')).toMatch(
    />En anglais<\/p><p class="profile-bio measure" lang="en-CA">Hello\./,
  );
  expect(await overview(bare, 'en')).not.toContain('In French');
  expect(await overview(bare, 'fr')).not.toContain('En anglais');
});

it('names the kind of registration in the reader’s language', async () => {
  expect(await overview(bare, 'fr')).toContain('Psychologue (exercice supervisé)');
  expect(await overview({ ...bare, certificate_type: 'Stagiaire' }, 'en')).toContain('Stagiaire');
});

it('does not repeat as the type of registration the title that stands below the name', async () => {
  for (const gender of ['Female', null] as const)
    for (const language of ['en', 'fr'] as const) {
      const html = await overview({ ...bare, gender, certificate_type: 'Registered Psychologist' }, language);
      expect(html).not.toMatch(/Registered Psychologist|Psychologue a/);
    }
});

it('says the fee, the languages and how one meets once, and below the first three concerns names the others', async () => {
  const html = await overview(
    {
      ...bare,
      specialties: ['Anxiety', 'Depression', 'Trauma', 'ADHD'],
      expertise: ['Anxiety', 'Couples'],
      fee_individual_cents: 18_000,
      service_languages: ['French'],
      session_types: ['In Person'],
    },
    'en',
  );
  for (const once of ['$180, individual session', 'French', 'In person', 'ADHD', 'Couples'])
    expect(html.split(once), once).toHaveLength(2);
  expect(html).not.toContain('Anxiety');
});
