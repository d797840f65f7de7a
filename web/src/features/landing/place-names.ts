import type { Language } from '@directory/domain/language';
import type { Landing } from '@directory/domain/site/landing';
import { provinceByCode, type Province } from '@directory/domain/places/provinces';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';

/** The province of a landing page. @throws when its code is unknown, which its schema rules out */
export function provinceOf(landing: Pick<Landing, 'province'>): Province {
  const province = provinceByCode(landing.province);
  if (!province) throw new Error(`No province ${landing.province}`);
  return province;
}

/** The place as `in Manitoba` or `in Winnipeg, Manitoba`; in French `au Manitoba`, `à Winnipeg (Manitoba)`. */
export function whereOf(landing: Pick<Landing, 'province' | 'city'>, language: Language): string {
  const province = provinceOf(landing);
  if (!landing.city) return province.locative[language];
  const { name } = landing.city;
  return language === 'en' ? `in ${name}, ${province.name.en}` : `à ${name} (${province.name.fr})`;
}

export function inCity(city: { name: string }, language: Language): string {
  return `${language === 'en' ? 'in' : 'à'} ${city.name}`;
}

/** What the page's service is called: the vocabulary's name, else the slug's words. */
export function serviceName(service: NonNullable<Landing['service']>, language: Language): string {
  if (service.value !== null) return specialtyVocabulary.label(service.value, language);
  const words = service.slug.replace(/-/g, ' ');
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

/** The search screen's `location` for a place: always English, as its address takes it. */
export function locationOf(landing: Pick<Landing, 'province' | 'city'>): string {
  const name = provinceOf(landing).name.en;
  return landing.city ? `${landing.city.name}, ${name}` : name;
}
