import { facetLabel } from '../facets.ts';
import type { Bilingual } from '../language.ts';
import { provinceByCode } from '../places/provinces.ts';
import { type Condition, type ConditionKind, facetOfKind } from './condition.ts';

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
