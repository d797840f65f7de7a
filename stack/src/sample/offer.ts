import type { Language } from '@directory/domain/language';
import type { ProvinceCode } from '@directory/domain/provinces';
import { SESSION_TYPES } from '@directory/domain/session-types';
import { populationVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import type { Term } from '@directory/domain/vocabulary/term';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { drawTerms, wordingOf, writeList } from './lists.ts';
import { makeMatching } from './matching.ts';
import type { Random } from './random.ts';
import type { SampleProfile } from './sample-profile.ts';
import { drawLanguages } from './service-languages.ts';
import { specialtyId } from './specialty.ts';
import {
  ASSESSMENTS,
  BUSINESS_NOTES,
  INSURERS,
  UNKNOWN_AREAS,
  UNKNOWN_THERAPIES,
  WAIT_TIMES,
} from './wordings.ts';

/** What a profile offers: its columns, the terms behind them, and the specialties to join. */
export interface Offer {
  specialties: readonly Term[];
  therapies: readonly Term[];
  people: readonly Term[];
  joinedSpecialtyIds: readonly string[];
  columns: Pick<
    SampleProfile,
    | 'spoken_languages'
    | 'service_languages'
    | 'telepsychology'
    | 'services_to'
    | 'session_types'
    | 'wait_times'
    | 'accepting_new_clients'
    | 'populations'
    | 'client_populations'
    | 'therapy_types'
    | 'assessments'
    | 'areas_of_expertise'
    | 'practice_areas'
    | 'presentations'
    | 'business_info'
    | 'provider_lists'
    | 'specialties_detailed'
    | 'assessment_friendly'
    | 'accepts_severity_levels'
  >;
}

export function makeOffer(
  random: Random,
  person: { french: boolean; province: ProvinceCode; heritageLanguage: string | null },
): Offer {
  const language: Language = person.french ? 'fr' : 'en';
  const column = person.french ? 1 : 0;
  const list = (items: readonly string[]) => writeList(random, items);
  const words = (terms: readonly Term[]) => terms.map((term) => wordingOf(random, term, language));
  const someUnknown = (items: readonly (readonly [string, string])[]) =>
    random.chance(12) ? [random.pick(items)[column]] : [];
  const sometimes = <T>(percent: number, make: () => T): T | null => (random.chance(percent) ? make() : null);
  const yesNoUnknown = (yes: number, no: number) =>
    random.chance(yes) ? true : random.chance(no) ? false : null;

  const specialties = drawTerms(random, specialtyVocabulary, random.whole(2, 7));
  const therapies = drawTerms(random, therapyVocabulary, random.whole(1, 6));
  const people = drawTerms(random, populationVocabulary, random.whole(1, 5));
  const languages = drawLanguages(random, person);
  return {
    specialties,
    therapies,
    people,
    joinedSpecialtyIds: random.chance(75) ? specialties.slice(0, random.whole(1, 5)).map(specialtyId) : [],
    columns: {
      spoken_languages: sometimes(50, () => list(words(languages))),
      service_languages: sometimes(94, () => list(words(languages))),
      telepsychology: yesNoUnknown(70, 40),
      services_to: yesNoUnknown(82, 40),
      session_types: sometimes(35, () =>
        list(SESSION_TYPES.filter((_, index) => random.chance(index < 2 ? 60 : 28))),
      ),
      wait_times: sometimes(55, () => random.pickEarly(WAIT_TIMES)[column]),
      accepting_new_clients: yesNoUnknown(55, 45),
      populations: sometimes(30, () => list(words(people))),
      client_populations: sometimes(88, () => list(words(people))),
      therapy_types: sometimes(93, () => list([...words(therapies), ...someUnknown(UNKNOWN_THERAPIES)])),
      assessments: sometimes(24, () =>
        list(ASSESSMENTS.filter(() => random.chance(28)).map((item) => item[column])),
      ),
      areas_of_expertise: sometimes(80, () =>
        list(
          words([
            ...new Set([...specialties, ...drawTerms(random, specialtyVocabulary, random.whole(0, 5))]),
          ]),
        ),
      ),
      practice_areas: sometimes(93, () => list([...words(specialties), ...someUnknown(UNKNOWN_AREAS)])),
      presentations: sometimes(10, () => list(words(specialties.slice(0, 2)))),
      business_info: sometimes(22, () => random.pick(BUSINESS_NOTES)[column]),
      provider_lists: sometimes(28, () => list(INSURERS.filter(() => random.chance(25)))),
      ...makeMatching(random, specialties, therapies),
    },
  };
}
