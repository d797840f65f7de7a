import type { Gender } from '@directory/domain/facets';
import type { Random } from './random.ts';
import { COMMON_ENGLISH, COMMON_FRENCH, HERITAGES, type NamePool } from './name-pools.ts';

export interface SampleName {
  first: string;
  last: string;
  /** The language besides English or French that comes with the name, as the vocabulary names it. */
  heritageLanguage: string | null;
}

/** A made-up name. About half are made of common names, so that a city has people of one name, as cities do. */
export function makeName(random: Random, french: boolean, gender: Gender | null): SampleName {
  const female = gender === null ? random.chance(50) : gender === 'Female';
  if (french) {
    return { ...fromPool(random, COMMON_FRENCH, female, 'fr'), heritageLanguage: null };
  }
  if (random.chance(34)) {
    const heritage = random.pickEarly(HERITAGES);
    return {
      ...fromPool(random, heritage, female, 'en'),
      heritageLanguage: random.chance(55) ? heritage.language : null,
    };
  }
  return { ...fromPool(random, COMMON_ENGLISH, female, 'en'), heritageLanguage: null };
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
