import type { Gender } from '../facets.ts';
import type { Bilingual } from '../language.ts';
import { provinceByCode } from '../provinces.ts';
import { SESSION_TYPE_LABELS } from '../session-types.ts';
import { insurerVocabulary } from '../vocabulary/insurers.ts';
import { languageVocabulary } from '../vocabulary/languages.ts';
import { populationVocabulary } from '../vocabulary/profile-terms.ts';
import { specialtyVocabulary } from '../vocabulary/specialties.ts';
import { therapyVocabulary } from '../vocabulary/therapies.ts';
import type { ConditionKind, Want } from './condition.ts';

const VOCABULARIES = {
  concern: specialtyVocabulary,
  group: populationVocabulary,
  therapy: therapyVocabulary,
  language: languageVocabulary,
  insurer: insurerVocabulary,
} as const;

const PEOPLE: Readonly<Record<Gender, Bilingual>> = {
  Female: { en: 'Women', fr: 'Femmes' },
  Male: { en: 'Men', fr: 'Hommes' },
};

const WAYS: Readonly<Record<string, Bilingual>> = {
  ...SESSION_TYPE_LABELS,
  ...PEOPLE,
  sliding: { en: 'Sliding scale', fr: 'Tarif selon le revenu' },
  now: { en: 'Takes new clients', fr: 'Accepte de nouveaux clients' },
  soon: { en: 'Appointment within a month', fr: 'Rendez-vous d’ici un mois' },
};

/**
 * What a condition's alternatives are called, in their order.
 * @param cityName the name of the city of a place (`QC/montreal`)
 */
export function conditionNames(
  anyOf: readonly Want[],
  cityName: (place: string) => string | undefined,
): Bilingual[] {
  return anyOf.flatMap(({ kind, values }) => values.map((value) => nameOf(kind, value, cityName)));
}

function nameOf(
  kind: ConditionKind,
  value: string,
  cityName: (place: string) => string | undefined,
): Bilingual {
  if (kind in VOCABULARIES) {
    const vocabulary = VOCABULARIES[kind as keyof typeof VOCABULARIES];
    return { en: vocabulary.label(value, 'en'), fr: vocabulary.label(value, 'fr') };
  }
  if (kind === 'place') return provinceByCode(value)?.name ?? inBoth(cityName(value) ?? value);
  const province = kind === 'online' && provinceByCode(value);
  if (province) return { en: `Online ${province.locative.en}`, fr: `En ligne ${province.locative.fr}` };
  if (value.startsWith('<='))
    return { en: `Up to $${value.slice(2)}`, fr: `Jusqu’à ${value.slice(2)}\u00a0$` };
  return WAYS[value] ?? inBoth(value);
}

function inBoth(name: string): Bilingual {
  return { en: name, fr: name };
}
