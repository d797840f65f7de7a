import { fold } from '../text/fold.ts';
import type { Bilingual } from '../language.ts';

export interface Province {
  /** Canada Post's two-letter code. */
  readonly code: ProvinceCode;
  /** The first part of its pages' and profiles' paths. */
  readonly slug: string;
  readonly name: Bilingual;
  /** The name with its preposition: `in Manitoba`, `au Manitoba`. */
  readonly locative: Bilingual;
}

export const PROVINCE_CODES = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;

export type ProvinceCode = (typeof PROVINCE_CODES)[number];

/** The ten provinces and three territories, by code. */
export const PROVINCES: readonly Province[] = [
  {
    code: 'AB',
    slug: 'alberta',
    name: { en: 'Alberta', fr: 'Alberta' },
    locative: { en: 'in Alberta', fr: 'en Alberta' },
  },
  {
    code: 'BC',
    slug: 'british-columbia',
    name: { en: 'British Columbia', fr: 'Colombie-Britannique' },
    locative: { en: 'in British Columbia', fr: 'en Colombie-Britannique' },
  },
  {
    code: 'MB',
    slug: 'manitoba',
    name: { en: 'Manitoba', fr: 'Manitoba' },
    locative: { en: 'in Manitoba', fr: 'au Manitoba' },
  },
  {
    code: 'NB',
    slug: 'new-brunswick',
    name: { en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
    locative: { en: 'in New Brunswick', fr: 'au Nouveau-Brunswick' },
  },
  {
    code: 'NL',
    slug: 'newfoundland',
    name: { en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
    locative: { en: 'in Newfoundland and Labrador', fr: 'à Terre-Neuve-et-Labrador' },
  },
  {
    code: 'NS',
    slug: 'nova-scotia',
    name: { en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
    locative: { en: 'in Nova Scotia', fr: 'en Nouvelle-Écosse' },
  },
  {
    code: 'NT',
    slug: 'northwest-territories',
    name: { en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' },
    locative: { en: 'in the Northwest Territories', fr: 'aux Territoires du Nord-Ouest' },
  },
  {
    code: 'NU',
    slug: 'nunavut',
    name: { en: 'Nunavut', fr: 'Nunavut' },
    locative: { en: 'in Nunavut', fr: 'au Nunavut' },
  },
  {
    code: 'ON',
    slug: 'ontario',
    name: { en: 'Ontario', fr: 'Ontario' },
    locative: { en: 'in Ontario', fr: 'en Ontario' },
  },
  {
    code: 'PE',
    slug: 'prince-edward-island',
    name: { en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' },
    locative: { en: 'in Prince Edward Island', fr: 'à l’Île-du-Prince-Édouard' },
  },
  {
    code: 'QC',
    slug: 'quebec',
    name: { en: 'Quebec', fr: 'Québec' },
    locative: { en: 'in Quebec', fr: 'au Québec' },
  },
  {
    code: 'SK',
    slug: 'saskatchewan',
    name: { en: 'Saskatchewan', fr: 'Saskatchewan' },
    locative: { en: 'in Saskatchewan', fr: 'en Saskatchewan' },
  },
  {
    code: 'YT',
    slug: 'yukon',
    name: { en: 'Yukon', fr: 'Yukon' },
    locative: { en: 'in Yukon', fr: 'au Yukon' },
  },
];

const byCode = new Map(PROVINCES.map((province) => [province.code as string, province]));
const bySlug = new Map(PROVINCES.map((province) => [province.slug, province]));
const byName = new Map(
  PROVINCES.flatMap((province) =>
    Object.values(province.name).map((name) => [fold(name), province] as const),
  ),
);

/** The province with this two-letter code, in any case. */
export function provinceByCode(code: string | null | undefined): Province | undefined {
  return byCode.get((code ?? '').trim().toUpperCase());
}

/** The province whose pages have this slug. */
export function provinceBySlug(slug: string): Province | undefined {
  return bySlug.get(slug);
}

/** The province that a person named: its code, or its name in either language, whatever the case and accents. */
export function findProvince(codeOrName: string | null | undefined): Province | undefined {
  return provinceByCode(codeOrName) ?? byName.get(fold(codeOrName ?? ''));
}
