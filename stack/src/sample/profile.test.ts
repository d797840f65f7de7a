import { isEmail } from '@directory/domain/contracts/email';
import { splitList } from '@directory/domain/text/list-field';
import { insurerVocabulary } from '@directory/domain/vocabulary/insurers';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import { populationVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import type { Vocabulary } from '@directory/domain/vocabulary/term';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { describe, expect, it } from 'vitest';
import { displayBio } from '@directory/domain/profile/display';
import { PICTURE_NAMES } from './pictures.ts';
import { generatePractices } from './practice.ts';
import { DEMO_INDEX, generateProfile, momentsOf, SAMPLE_SEED } from './profile.ts';

/** Enough for what one in a thousand has. */
const COUNT = 4_000;
const profiles = Array.from({ length: COUNT }, (_, index) => generateProfile(index));

/** How many of a hundred profiles satisfy the condition. */
const percent = (condition: (profile: (typeof profiles)[number]) => boolean, among = profiles) =>
  (100 * among.filter(condition).length) / among.length;

it('a profile depends on its index and the seed alone', () => {
  const backwards = [777, 3, 0].map((index) => generateProfile(index));
  expect(backwards).toEqual([profiles[777], profiles[3], profiles[0]]);
  expect(generateProfile(3, 1)).not.toEqual(profiles[3]);
});

it('ids are all different', () => {
  expect(new Set(profiles.map(({ id }) => id)).size).toBe(COUNT);
});

it('no profile was changed for the last time before one of its facts was confirmed, nor after its loading', () => {
  const now = Date.UTC(2026, 10, 23);
  expect(
    profilesBut((profile) => {
      const { updated_at, ...confirmed } = momentsOf(profile, now);
      return updated_at.getTime() <= now && Object.values(confirmed).every((moment) => moment <= updated_at);
    }),
  ).toEqual([]);
});

/** Those that break a rule: one comparison for each rule, where one for each profile takes seconds. */
const profilesBut = (isRight: (profile: (typeof profiles)[number]) => boolean) =>
  profiles.filter((profile) => !isRight(profile));

/** Whole years from the day of registration to the last day that the sample data knows. */
const yearsOfPractice = ({ certificate_registration: day }: (typeof profiles)[number]) =>
  Math.floor((Date.UTC(2026, 0, 1) - Date.parse(String(day))) / (365.25 * 86_400_000));

describe('every profile', () => {
  it('has what the database’s checks ask for', () => {
    const isLink = (url: string | null) => url === null || url.startsWith('https://');
    expect(profilesBut(({ email }) => email === null || isEmail(email))).toEqual([]);
    expect(
      profilesBut(({ website, booking_url, social_links }) =>
        [website, booking_url, ...Object.values(social_links)].every(isLink),
      ),
    ).toEqual([]);
    expect(profilesBut(({ bio }) => (bio?.length ?? 0) < 2000)).toEqual([]);
    expect(profilesBut(({ created_at, updated_at }) => created_at <= updated_at)).toEqual([]);
  });

  it('has what a listing asks for: a registration of its own number and day, a doctoral degree, its institution, two years of practice', () => {
    const doctoral = /^(?:Ph|Psy|Ed)\.?D\.?$|^D\.?(?:Psy|Ps)\.?$/;
    expect(
      profilesBut(({ registration_number }) => /^[A-Z]{2}-\d{4,5}$/.test(String(registration_number))),
    ).toEqual([]);
    expect(profilesBut(({ highest_degree }) => doctoral.test(String(highest_degree)))).toEqual([]);
    expect(
      profilesBut(({ credentials }) => doctoral.test((credentials ?? 'Ph.D.,').split(',')[0] ?? '')),
    ).toEqual([]);
    expect(profilesBut(({ institution }) => !!institution)).toEqual([]);
    expect(profilesBut(({ certificate_type }) => !/supervis/i.test(String(certificate_type)))).toEqual([]);
    expect(profilesBut((profile) => yearsOfPractice(profile) >= 2)).toEqual([]);
  });

  it('claims no more years than it has practised, with a condition or in its own words', () => {
    const told = ({ specialties_detailed: details, bio, second_bio }: (typeof profiles)[number]) => [
      ...Object.values(details).map(({ experience_years: years = 0 }) => years),
      ...[bio, second_bio].flatMap((text) =>
        Array.from(text?.matchAll(/(\d+) (?:years|ans)\b/g) ?? [], ([, years]) => Number(years)),
      ),
    ];
    expect(percent((profile) => told(profile).length > 1)).toBeGreaterThan(20);
    expect(
      profilesBut((profile) => told(profile).every((years) => years <= yearsOfPractice(profile))),
    ).toEqual([]);
    const contradicts = ({ specialties_detailed: details, bio }: (typeof profiles)[number]) => {
      const own = /(\d+) (?:years of clinical|ans d’expérience clinique)/.exec(bio ?? '')?.[1];
      return Object.values(details).some(
        ({ experience_years: years = 0 }) => own !== undefined && years > Number(own),
      );
    };
    expect(profiles.filter(contradicts)).toEqual([]);
  });

  it('names a picture, a practice and a telephone number that are made up and exist', () => {
    const pictures = new Set(PICTURE_NAMES);
    const practices = new Set(Array.from(generatePractices(SAMPLE_SEED), ({ id }) => id));
    expect(
      profilesBut(({ image_filename }) => image_filename === null || pictures.has(image_filename)),
    ).toEqual([]);
    expect(profilesBut(({ practice_id }) => practice_id === null || practices.has(practice_id))).toEqual([]);
    expect(profilesBut(({ phone }) => phone === null || /555[-.]01\d\d/.test(phone))).toEqual([]);
  });

  it('names therapies, languages, groups, concerns and insurers that are each one value in both languages', () => {
    const unknown = (field: keyof (typeof profiles)[number], vocabulary: Vocabulary) =>
      new Set(
        profiles
          .flatMap((profile) => splitList(profile[field] as string | null))
          .filter((text) => !vocabulary.find(text)),
      );
    expect([
      ...unknown('therapy_types', therapyVocabulary),
      ...unknown('service_languages', languageVocabulary),
      ...unknown('spoken_languages', languageVocabulary),
      ...unknown('client_populations', populationVocabulary),
      ...unknown('populations', populationVocabulary),
      ...unknown('practice_areas', specialtyVocabulary),
      ...unknown('areas_of_expertise', specialtyVocabulary),
      ...unknown('provider_lists', insurerVocabulary),
    ]).toEqual([]);
  });

  it('has premium’s extras only on a premium plan', () => {
    expect(
      profilesBut(
        ({ is_premium, booking_url, second_bio, social_links }) =>
          is_premium || (!booking_url && !second_bio && Object.keys(social_links).length === 0),
      ),
    ).toEqual([]);
  });
});

it('the demo member’s profile is a full one', () => {
  const demo = generateProfile(DEMO_INDEX);
  expect(demo).toMatchObject({ city: 'Winnipeg', province: 'MB', is_premium: true, is_active: true });
  expect(demo.image_filename).not.toBeNull();
  const shown = displayBio({ ...demo, specialties: [] }, 'fr');
  expect(shown.language).toBe('fr');
});
