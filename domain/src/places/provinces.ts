import { fold } from '../text/fold.ts';
import type { Bilingual } from '../language.ts';

export interface Province {
  readonly code: ProvinceCode;
  /** The first part of its pages' and profiles' paths. */
  readonly slug: string;
  readonly name: Bilingual;
  /** The name with its preposition: `in Manitoba`, `au Manitoba`. */
  readonly locative: Bilingual;
}

/** By Canada Post's two-letter code: the slug, the names, and the French preposition before the name. */
const NAMES = {
  AB: { slug: 'alberta', en: 'Alberta', fr: 'Alberta', at: 'en ' },
  BC: { slug: 'british-columbia', en: 'British Columbia', fr: 'Colombie-Britannique', at: 'en ' },
  MB: { slug: 'manitoba', en: 'Manitoba', fr: 'Manitoba', at: 'au ' },
  NB: { slug: 'new-brunswick', en: 'New Brunswick', fr: 'Nouveau-Brunswick', at: 'au ' },
  NL: { slug: 'newfoundland', en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador', at: 'à ' },
  NS: { slug: 'nova-scotia', en: 'Nova Scotia', fr: 'Nouvelle-Écosse', at: 'en ' },
  NT: {
    slug: 'northwest-territories',
    en: 'Northwest Territories',
    fr: 'Territoires du Nord-Ouest',
    at: 'aux ',
  },
  NU: { slug: 'nunavut', en: 'Nunavut', fr: 'Nunavut', at: 'au ' },
  ON: { slug: 'ontario', en: 'Ontario', fr: 'Ontario', at: 'en ' },
  PE: { slug: 'prince-edward-island', en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard', at: 'à l’' },
  QC: { slug: 'quebec', en: 'Quebec', fr: 'Québec', at: 'au ' },
  SK: { slug: 'saskatchewan', en: 'Saskatchewan', fr: 'Saskatchewan', at: 'en ' },
  YT: { slug: 'yukon', en: 'Yukon', fr: 'Yukon', at: 'au ' },
};

export type ProvinceCode = keyof typeof NAMES;

export const PROVINCE_CODES = Object.keys(NAMES) as readonly ProvinceCode[];

/** The ten provinces and three territories, by code. */
export const PROVINCES: readonly Province[] = PROVINCE_CODES.map((code) => {
  const { slug, en, fr, at } = NAMES[code];
  return {
    code,
    slug,
    name: { en, fr },
    locative: { en: `in ${code === 'NT' ? 'the ' : ''}${en}`, fr: at + fr },
  };
});

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
