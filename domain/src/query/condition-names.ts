import { facetLabel } from '../facets.ts';
import type { Bilingual, Language } from '../language.ts';
import type { AnsweredNear, NamedCondition } from '../contracts/search-answer.ts';
import { nearLabel } from '../places/near-label.ts';
import { provinceByCode } from '../places/provinces.ts';
import { type Condition, type ConditionKind, facetOfKind, SAID } from './condition.ts';

/** What is called otherwise than its filter, or has none. */
const NAMES: Readonly<Record<string, Bilingual>> = {
  Female: { en: 'Women', fr: 'Femmes' },
  Male: { en: 'Men', fr: 'Hommes' },
  sliding: { en: 'Sliding scale', fr: 'Tarif selon le revenu' },
  now: { en: 'Takes new clients', fr: 'Accepte de nouveaux clients' },
  soon: { en: 'Appointment within a month', fr: 'Rendez-vous d’ici un mois' },
};

/**
 * What a condition's alternatives are called, in their order.
 * @param cityName the name of the city of a place (`QC/montreal`)
 */
export function conditionNames(
  { anyOf, isExcluded = false }: Pick<Condition, 'anyOf' | 'isExcluded'>,
  cityName: (place: string) => string | undefined,
): Bilingual[] {
  const names = anyOf.flatMap(({ kind, values }) => values.map((value) => nameOf(kind, value, cityName)));
  return names.map(({ en, fr }, index) =>
    isExcluded && index === 0 ? { en: `Not: ${en}`, fr: `Sauf\u00a0: ${fr}` } : { en, fr },
  );
}

function nameOf(
  kind: ConditionKind,
  value: string,
  cityName: (place: string) => string | undefined,
): Bilingual {
  if (kind === 'place') return provinceByCode(value)?.name ?? inBoth(cityName(value) ?? value);
  const province = kind === 'online' && provinceByCode(value);
  if (province) return { en: `Online ${province.locative.en}`, fr: `En ligne ${province.locative.fr}` };
  if (value.startsWith('<='))
    return { en: `Up to $${value.slice(2)}`, fr: `Jusqu’à ${value.slice(2)}\u00a0$` };
  const facet = facetOfKind(kind);
  if (!facet || value in NAMES) return NAMES[value] ?? inBoth(value);
  return { en: facetLabel(facet, value, 'en'), fr: facetLabel(facet, value, 'fr') };
}

function inBoth(name: string): Bilingual {
  return { en: name, fr: name };
}

/** Of more values than this the words that said so say it better: `vancouver island`. */
const MOST_NAMED = 2;

/** What was understood, on one line in the reader's language: `EMDR · Toronto · online`, `Anxiety · within 10 km of Laval, Quebec`. */
export function readingLabel(
  conditions: readonly NamedCondition[],
  language: Language,
  near?: AnsweredNear,
): string {
  const parts = conditions.map((condition) => conditionLabel(condition, language));
  if (near?.place) parts.push(uncapitalized(nearLabel(near.place, near.within, language), language));
  const label = parts.join(' · ');
  return label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
}

function conditionLabel({ anyOf, names, words }: NamedCondition, language: Language): string {
  const kinds = anyOf.flatMap(({ kind, values }) => values.map(() => kind));
  const labels = names.map((name, index) =>
    SAID[kinds[index] ?? 'concern'].common ? uncapitalized(name[language], language) : name[language],
  );
  const named = [...new Set(labels)];
  return named.length > MOST_NAMED ? words.join(' ') : named.join(language === 'fr' ? ' ou ' : ' or ');
}

function uncapitalized(text: string, language: Language): string {
  return text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
}
