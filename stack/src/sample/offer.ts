import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { matchingOf } from '@directory/domain/assessments/facts';
import type { Language } from '@directory/domain/language';
import { SESSION_TYPES } from '@directory/domain/profile/session-types';
import { insurerVocabulary } from '@directory/domain/vocabulary/insurers';
import { populationVocabulary, waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import type { Term } from '@directory/domain/vocabulary/term';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { drawLanguages, type Speaker } from './languages.ts';
import { drawTerms, wordingOf, writeList } from './lists.ts';
import { stableUuid, type Random } from './random.ts';
import register from './register.json' with { type: 'json' };

/** The terms that most profiles name. What the vocabularies list after them comes up rarely. */
const USUAL = {
  specialties: specialtyVocabulary.terms.slice(0, 38),
  therapies: therapyVocabulary.terms.slice(0, 34),
  populations: populationVocabulary.terms.slice(0, 16),
};

const RARE = {
  specialties: specialtyVocabulary.terms.slice(USUAL.specialties.length),
  therapies: therapyVocabulary.terms.slice(USUAL.therapies.length),
};

/** The id of a term of the specialty vocabulary in the sample data. */
function specialtyId(term: Term): string {
  return stableUuid('specialty', specialtyVocabulary.terms.indexOf(term));
}

/** A row of `specialties` for every term of the vocabulary. */
export function generateSpecialties(): { id: string; specialty_name: string; description: string }[] {
  return specialtyVocabulary.terms.map((term) => ({
    id: specialtyId(term),
    specialty_name: term.en,
    description: `Psychologists who work with ${term.en}. En français : ${term.fr}.`,
  }));
}

/** What a profile offers: its columns, the terms behind them, and the specialties to join. */
export function makeOffer(random: Random, person: Speaker) {
  const language: Language = person.french ? 'fr' : 'en';
  const list = (items: readonly string[]) => writeList(random, items);
  const words = (terms: readonly Term[]) => terms.map((term) => wordingOf(random, term, language));
  const someRare = (terms: readonly Term[]) => (random.chance(12) ? words([random.pickEarly(terms)]) : []);
  const sometimes = <T>(percent: number, make: () => T): T | null => (random.chance(percent) ? make() : null);

  const specialties = drawTerms(random, USUAL.specialties, random.whole(2, 7));
  const therapies = drawTerms(random, USUAL.therapies, random.whole(1, 6));
  const people = drawTerms(random, USUAL.populations, random.whole(1, 5));
  const languages = drawLanguages(random, person);
  const offer = {
    specialties,
    therapies,
    people,
    specialtyIds: random.chance(75) ? specialties.slice(0, random.whole(1, 5)).map(specialtyId) : [],
    columns: {
      spoken_languages: sometimes(50, () => list(words(languages))),
      service_languages: sometimes(94, () => list(words(languages))),
      telepsychology: random.answer(70, 40),
      services_to: random.answer(82, 40),
      session_types: sometimes(35, () =>
        list(SESSION_TYPES.filter((_, index) => random.chance(index < 2 ? 60 : 28))),
      ),
      wait_times: sometimes(55, () => random.pickEarly(waitTimeVocabulary.terms)[language]),
      accepting_new_clients: random.answer(55, 45),
      populations: sometimes(30, () => list(words(people))),
      client_populations: sometimes(88, () => list(words(people))),
      therapy_types: sometimes(93, () => list([...words(therapies), ...someRare(RARE.therapies)])),
      assessments: sometimes(24, () => list(register.assessments[language].filter(() => random.chance(28)))),
      areas_of_expertise: sometimes(80, () =>
        list(
          words([...new Set([...specialties, ...drawTerms(random, USUAL.specialties, random.whole(0, 5))])]),
        ),
      ),
      practice_areas: sometimes(93, () => list([...words(specialties), ...someRare(RARE.specialties)])),
      presentations: sometimes(10, () => list(words(specialties.slice(0, 2)))),
      business_info: sometimes(22, () => random.pick(register.businessNotes[language])),
      provider_lists: sometimes(28, () =>
        list(words(insurerVocabulary.terms.filter(() => random.chance(20)))),
      ),
    },
  };
  const { detailsFor, ...matching } = makeMatching(random, specialties, therapies);
  return { ...offer, columns: { ...offer.columns, ...matching }, detailsFor };
}

/** The keys of `specialties_detailed`, by the specialty vocabulary's names. */
const KEYS = new Map(
  CONDITIONS.map(matchingOf).flatMap(({ key, terms }) => terms.map((term) => [term, key] as const)),
);

const SEVERITIES = [
  ['mild', 'moderate', 'severe'],
  ['mild', 'moderate'],
  ['moderate', 'severe'],
  ['mild'],
] as const;

/** What the therapist match looks at. About half the profiles say it; the others leave it open. */
function makeMatching(random: Random, specialties: readonly Term[], therapies: readonly Term[]) {
  const shares = new Map<string, number>();
  if (random.chance(50)) {
    for (const { en } of specialties) {
      const key = KEYS.get(en);
      if (key !== undefined) shares.set(key, random.whole(1, 30) / 30);
    }
  }
  const approach = therapies.slice(0, 2).map((term) => term.en);
  return {
    /** `specialties_detailed` of somebody who has practised for so many years: nobody works with anything for longer than that. */
    detailsFor: (years: number) =>
      Object.fromEntries(
        Array.from(shares, ([key, share]) => [
          key,
          { experience_years: Math.max(1, Math.floor(share * years)), approach },
        ]),
      ),
    assessment_friendly: random.answer(40, 10),
    accepts_severity_levels: random.chance(48) ? random.pickEarly(SEVERITIES) : [],
  };
}
