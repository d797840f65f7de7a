import type { Bilingual, Language } from '../language.ts';
import { provinceByCode } from '../provinces.ts';
import { SESSION_TYPE_LABELS } from '../session-types.ts';
import { insurerVocabulary } from '../vocabulary/insurers.ts';
import { languageVocabulary } from '../vocabulary/languages.ts';
import { populationVocabulary } from '../vocabulary/profile-terms.ts';
import { specialtyVocabulary } from '../vocabulary/specialties.ts';
import { therapyVocabulary } from '../vocabulary/therapies.ts';
import type { Want } from './condition.ts';
import type { UnderstoodCondition } from './understood.ts';

/** A city's name by its place (`QC/montreal`); undefined when the directory has no such city. */
export type CityName = (place: string) => string | undefined;

/** Of more values than this the words that said so say it better: `vancouver island`. */
const MOST_NAMED = 2;

/** What was understood, on one line in the reader's language: `EMDR · Toronto · online`. */
export function readingLabel(
  conditions: readonly UnderstoodCondition[],
  language: Language,
  cityName: CityName,
): string {
  const label = conditions.map((condition) => conditionLabel(condition, language, cityName)).join(' · ');
  return label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
}

function conditionLabel(
  { anyOf, words }: UnderstoodCondition,
  language: Language,
  cityName: CityName,
): string {
  const labels = anyOf.flatMap(({ kind, values }) =>
    values.map((value) => valueLabel(kind, value, language, cityName)),
  );
  const named = [...new Set(labels)];
  return named.length > MOST_NAMED ? words.join(' ') : named.join(language === 'fr' ? ' ou ' : ' or ');
}

const VOCABULARIES = {
  concern: specialtyVocabulary,
  group: populationVocabulary,
  therapy: therapyVocabulary,
  language: languageVocabulary,
  insurer: insurerVocabulary,
} as const;

/** What is said in the middle of a line. */
const WORDS: Readonly<Record<string, Bilingual>> = {
  Female: { en: 'women', fr: 'femmes' },
  Male: { en: 'men', fr: 'hommes' },
  now: { en: 'taking new clients', fr: 'accepte de nouveaux clients' },
  soon: { en: 'short wait', fr: 'attente courte' },
  sliding: { en: 'sliding scale', fr: 'tarif selon le revenu' },
};

function valueLabel(kind: Want['kind'], value: string, language: Language, cityName: CityName): string {
  switch (kind) {
    case 'place':
      return cityName(value) ?? provinceByCode(value)?.name[language] ?? value;
    case 'session': {
      const labels: Readonly<Record<string, Bilingual>> = SESSION_TYPE_LABELS;
      const label = labels[value]?.[language] ?? value;
      return label.charAt(0).toLowerCase() + label.slice(1);
    }
    case 'price':
      if (value.startsWith('<=')) return upTo(value.slice(2), language);
      return WORDS[value]?.[language] ?? value;
    case 'gender':
    case 'availability':
      return WORDS[value]?.[language] ?? value;
    default:
      return VOCABULARIES[kind].label(value, language);
  }
}

function upTo(dollars: string, language: Language): string {
  return language === 'fr' ? `jusqu’à ${dollars}\u00a0$` : `up to $${dollars}`;
}
