import type { Language } from '../language.ts';
import { provinceByCode } from './provinces.ts';
import type { FoundPlace } from '../contracts/search-answer.ts';

/** How far from which place is looked, on one line: `Within 10 km of Laval, Quebec`. Of a city the province says which of that name. */
export function nearLabel(
  place: Pick<FoundPlace, 'name' | 'province'>,
  within: number,
  language: Language,
): string {
  const where = [place.name, provinceByCode(place.province)?.name[language]].filter(Boolean).join(', ');
  if (language === 'en') return `Within ${within} km of ${where || 'you'}`;
  const of = where === '' ? 'de vous' : /^[aeéèêiîoôuy]\p{L}/iu.test(where) ? `d’${where}` : `de ${where}`;
  return `À ${within} km ou moins ${of}`;
}
