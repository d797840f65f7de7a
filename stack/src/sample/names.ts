import type { Gender } from '@directory/domain/vocabulary/labels';
import names from './names.json' with { type: 'json' };
import type { FakerLocale, Random } from './random.ts';

/** Names to draw from, common ones first. No real person is meant. */
interface NamePool {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly last: readonly string[];
}

/** Names that often come with another language, the more frequent groups first: Faker's where it has them in our letters. */
const HERITAGES = names.heritages as readonly ((NamePool | { readonly locale: FakerLocale }) & {
  readonly language: string;
})[];

interface SampleName {
  first: string;
  last: string;
  /** The language besides English or French that comes with the name, as the vocabulary names it. */
  heritageLanguage: string | null;
}

/** A made-up name. About half are made of common names, so that a city has people of one name, as cities do. */
export function makeName(random: Random, french: boolean, gender: Gender | null): SampleName {
  const female = gender === null ? random.chance(50) : gender === 'Female';
  if (french) return { ...fromPool(random, names.french, female, 'fr'), heritageLanguage: null };
  if (!random.chance(34)) return { ...fromPool(random, names.english, female, 'en'), heritageLanguage: null };
  const heritage = random.pickEarly(HERITAGES);
  return {
    ...('locale' in heritage
      ? fromFaker(random, heritage.locale, female)
      : fromPool(random, heritage, female, 'en')),
    heritageLanguage: random.chance(55) ? heritage.language : null,
  };
}

function fromFaker(random: Random, locale: FakerLocale, female: boolean) {
  const { person } = random.faker[locale];
  const sex = female ? 'female' : 'male';
  return { first: person.firstName(sex), last: person.lastName(sex) };
}

function fromPool(random: Random, pool: NamePool, female: boolean, locale: 'en' | 'fr') {
  const sex = female ? 'female' : 'male';
  const common = female ? pool.women : pool.men;
  const first = random.chance(62) ? random.pickEarly(common) : random.faker[locale].person.firstName(sex);
  const lastName = () => (random.chance(62) ? random.pickEarly(pool.last) : random.pick(pool.last));
  // Outside the lists, names of the fakers' own make the long tail.
  const last = random.chance(18) ? random.faker[locale].person.lastName() : lastName();
  const second = random.chance(7) ? lastName() : last;
  return { first, last: second === last || last.includes('-') ? last : `${last}-${second}` };
}
