import type { ProvinceCode } from '@directory/domain/places/provinces';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import type { Term } from '@directory/domain/vocabulary/term';
import languages from './languages.json' with { type: 'json' };
import type { Random } from './random.ts';

type ByProvince<T> = Readonly<Partial<Record<ProvinceCode, T>>>;

/** How many of a hundred sample psychologists have French as their first language. Rounded, after the census' mother tongues. */
const FRANCOPHONES: ByProvince<number> = languages.francophones;

/** The same where the table above names no figure. */
const FRANCOPHONES_ELSEWHERE = 2;

/** Whether someone of that province has French as first language, by the province's share. */
export function francophone(random: Random, province: ProvinceCode): boolean {
  return random.chance(FRANCOPHONES[province] ?? FRANCOPHONES_ELSEWHERE);
}

/** Rarely named languages, by roughly how often psychologists name them. `any` is one of the vocabulary's. */
const RARE = Object.entries(languages.rare).map(([value, weight]) => ({ value, weight }));

/** Which of a hundred speak it where people are likelier to. */
const LOCAL: ByProvince<Readonly<Record<string, number>>> = languages.local;

export interface Speaker {
  french: boolean;
  province: ProvinceCode;
  heritageLanguage: string | null;
}

/** The languages in which one psychologist offers services, the first language first. */
export function drawLanguages(random: Random, person: Speaker): Term[] {
  const names = [person.french ? 'French' : 'English'];
  if (person.french && random.chance(person.province === 'QC' ? 58 : 88)) names.push('English');
  const secondFrench = { QC: 75, NB: 30, ON: 9, MB: 8 }[person.province as string] ?? 4;
  if (!person.french && random.chance(secondFrench)) names.push('French');
  if (person.heritageLanguage !== null) names.push(person.heritageLanguage);
  for (const [language, percent] of Object.entries(LOCAL[person.province] ?? {}))
    if (random.chance(percent)) names.push(language);
  if (random.chance(9)) {
    const rare = random.faker.en.helpers.weightedArrayElement(RARE);
    names.push(rare === 'any' ? random.pick(languageVocabulary.terms).en : rare);
  }
  return [...new Set(names)]
    .map((name) => languageVocabulary.find(name))
    .filter((term) => term !== undefined);
}
