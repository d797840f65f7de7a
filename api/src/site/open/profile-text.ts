import type { Bilingual, Language } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/places/provinces';
import { regulatorByCode } from '@directory/domain/places/regulators';
import { type ColumnName, listText } from '@directory/domain/profile/columns';
import { openingText } from '@directory/domain/profile/openings';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { inLanguage } from '@directory/domain/site/paths';
import { LICENCE } from './open-profile.ts';

const WORDS = {
  accepting: { en: 'Takes new clients', fr: 'Accepte de nouveaux clients' },
  yes: { en: 'yes', fr: 'oui' },
  no: { en: 'no', fr: 'non' },
  unknown: { en: 'not stated', fr: 'non précisé' },
  confirmed: { en: 'confirmed', fr: 'confirmé le' },
  practice: { en: 'Practice', fr: 'Cabinet' },
  unspoken: {
    en: 'From the register alone, not confirmed by the person',
    fr: 'Tiré du registre seul, non confirmé par la personne',
  },
  wait: { en: 'Waiting time', fr: 'Délai d’attente' },
  opening: { en: 'Next opening', fr: 'Prochaine disponibilité' },
  fee: { en: 'Individual session', fr: 'Séance individuelle' },
  sliding: { en: 'Sliding scale', fr: 'Tarif selon le revenu' },
  specialties: { en: 'Specialties', fr: 'Spécialités' },
  therapy_types: { en: 'Approaches', fr: 'Approches' },
  client_populations: { en: 'Works with', fr: 'Clientèle' },
  service_languages: { en: 'Languages', fr: 'Langues' },
  session_types: { en: 'Sessions', fr: 'Séances' },
  provider_lists: { en: 'Bills directly', fr: 'Facture directement' },
  phone: { en: 'Phone', fr: 'Téléphone' },
  address: { en: 'Address', fr: 'Adresse' },
  registration: { en: 'Registration', fr: 'Inscription' },
  checked: { en: 'register read on', fr: 'registre lu le' },
  page: { en: 'Profile and contact form', fr: 'Profil et formulaire de contact' },
  premium: { en: 'Premium (paid placement)', fr: 'Premium (placement payant)' },
  about: { en: 'About', fr: 'À propos' },
  changed: { en: 'Last change', fr: 'Dernier changement' },
  licence: { en: 'Licence of the facts', fr: 'Licence des données factuelles' },
} as const satisfies Record<string, Bilingual>;

const LISTS = [
  'therapy_types',
  'client_populations',
  'service_languages',
  'session_types',
  'provider_lists',
] as const;

/** Whatever a reader may take for the end of a line. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

const day = (moment: string) => moment.slice(0, 10);

/** A profile as Markdown: what its page says, with the days on which facts were confirmed. What its person wrote is quoted. */
export function profileText(profile: PublicProfile, language: Language, origin: string): string {
  const word = (name: keyof typeof WORDS) => WORDS[name][language];
  const line = (name: keyof typeof WORDS, text: string | null | undefined, confirmed: string | null = null) =>
    text
      ? [
          `- ${word(name)}${colon(language)} ${oneLine(text)}${confirmed ? ` (${word('confirmed')} ${day(confirmed)})` : ''}`,
        ]
      : [];
  const list = (name: ColumnName, values: readonly string[]) => listText(name, values, language);
  const {
    accepting_new_clients: accepting,
    fee_individual_cents: cents,
    registration_check: check,
  } = profile;
  const bio = profile.bio[language];
  return [
    `# ${oneLine([profile.name, profile.credentials].filter(Boolean).join(', '))}`,
    '',
    ...(profile.is_unspoken ? [`**${word('unspoken')}**`, ''] : []),
    ...line(
      'practice',
      [profile.practice_name, profile.city, provinceByCode(profile.province)?.name[language]]
        .filter(Boolean)
        .join(', '),
    ),
    ...line(
      'accepting',
      word(accepting === null ? 'unknown' : accepting ? 'yes' : 'no'),
      accepting === null ? null : profile.accepting_confirmed_at,
    ),
    ...line(
      'wait',
      profile.wait_times && list('wait_times', [profile.wait_times]),
      profile.wait_confirmed_at,
    ),
    ...line('opening', profile.next_opening && openingText(profile.next_opening, language)),
    ...line('fee', cents === null ? null : money(cents, language), profile.fees_confirmed_at),
    ...line('sliding', profile.sliding_scale === null ? null : word(profile.sliding_scale ? 'yes' : 'no')),
    ...line('specialties', list('practice_areas', [...profile.specialties, ...profile.expertise])),
    ...LISTS.flatMap((name) => line(name, list(name, profile[name]))),
    ...line('phone', profile.phone),
    ...line('address', profile.address),
    ...line('registration', registration(profile, language)),
    ...(check ? [`  (${word('checked')} ${check.checked_on})`] : []),
    ...(profile.is_premium ? [`- ${word('premium')}`] : []),
    ...line('changed', day(profile.updated_at)),
    ...line('page', origin + inLanguage(profile.path, language)),
    ...line('licence', LICENCE.url),
    '',
    `## ${word('about')}`,
    '',
    ...bio.text.split(LINE_END).map((text) => `> ${text}`),
    '',
  ].join('\n');
}

function registration(
  { registration_number: number, registration_check: check }: PublicProfile,
  language: Language,
) {
  const regulator = check && regulatorByCode(check.regulator)?.name[language];
  return [number, regulator].filter(Boolean).join(', ');
}

const colon = (language: Language) => (language === 'fr' ? '\u00a0:' : ':');

const money = (cents: number, language: Language) =>
  language === 'fr' ? `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0$` : `$${(cents / 100).toFixed(2)}`;

/** Nothing that somebody typed begins a heading or a list of its own. */
const oneLine = (text: string) => text.replace(/[\s\u0085]+/g, (space) => (space === '\u00a0' ? space : ' '));
