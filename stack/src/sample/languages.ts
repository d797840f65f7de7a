import type { ProvinceCode } from '@directory/domain/places/provinces';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import type { Term } from '@directory/domain/vocabulary/term';
import { weighted, type Random } from './random.ts';

/** How many of a hundred sample psychologists have French as their first language. Rounded, after the census' mother tongues. */
const FRENCH_PERCENT: Readonly<Partial<Record<ProvinceCode, number>>> = {
  QC: 82,
  NB: 42,
  ON: 6,
  MB: 7,
  YT: 5,
};

/** The same where the table above names no figure. */
const FRENCH_PERCENT_ELSEWHERE = 2;

/** Whether someone of that province has French as first language, by the province's share. */
export function francophone(random: Random, province: ProvinceCode): boolean {
  return random.chance(FRENCH_PERCENT[province] ?? FRENCH_PERCENT_ELSEWHERE);
}

/** Rarely named languages, by roughly how often psychologists name them. The vocabulary's others share what is left. */
const drawOther = weighted<string | null>([
  ['Spanish', 12],
  ['Punjabi', 6],
  ['Hindi', 5],
  ['Mandarin', 5],
  ['German', 5],
  ['Italian', 4],
  ['Arabic', 4],
  ['Portuguese', 4],
  ['Farsi', 3],
  ['Cantonese', 3],
  ['American Sign Language', 2],
  ['Hebrew', 2],
  ['Urdu', 2],
  ['Russian', 2],
  ['Polish', 2],
  ['Ukrainian', 2],
  ['Quebec Sign Language', 0.4],
  [null, 8],
]);

/** Which of a hundred speak it where people are likelier to. */
const LOCAL: Readonly<
  Partial<Record<ProvinceCode, readonly (readonly [language: string, percent: number])[]>>
> = {
  NU: [['Inuktitut', 35]],
  NT: [['Cree', 6]],
  MB: [
    ['Cree', 2],
    ['Ojibwe', 1.5],
    ['German', 4],
    ['Tagalog', 3],
    ['Ukrainian', 2],
  ],
  SK: [
    ['Cree', 2],
    ['Ukrainian', 2],
  ],
  BC: [
    ['Punjabi', 3],
    ['Cantonese', 3],
    ['Mandarin', 3],
  ],
};

/** The languages in which one psychologist offers services, the first language first. */
export function drawLanguages(
  random: Random,
  person: { french: boolean; province: ProvinceCode; heritageLanguage: string | null },
): Term[] {
  const names = [person.french ? 'French' : 'English'];
  if (person.french && random.chance(person.province === 'QC' ? 58 : 88)) names.push('English');
  const secondFrench = { QC: 75, NB: 30, ON: 9, MB: 8 }[person.province as string] ?? 4;
  if (!person.french && random.chance(secondFrench)) names.push('French');
  if (person.heritageLanguage !== null) names.push(person.heritageLanguage);
  for (const [language, percent] of LOCAL[person.province] ?? [])
    if (random.chance(percent)) names.push(language);
  if (random.chance(9)) names.push(drawOther(random) ?? random.pick(languageVocabulary.terms).en);
  return [...new Set(names)]
    .map((name) => languageVocabulary.find(name))
    .filter((term) => term !== undefined);
}
