import type { PracticeRow } from '@directory/domain/profile/row';
import { slugify } from '@directory/domain/text/slug';
import { francophone } from './languages.ts';
import { ALL_CITIES, makeAddress, makePhone, type City } from './place.ts';
import { Random, stableUuid } from './random.ts';
import register from './register.json' with { type: 'json' };

const random = new Random();

/** How many practices a city has: more in a larger one, but fewer for each person. */
function practicesOf(city: City): number {
  return 1 + Math.round(Math.sqrt(city.thousands) / 2);
}

/** The number of a city's practice among all. */
const indexOf = (city: City, slot: number) => city.index * 1000 + slot;

/** A practice of that city at the `source`'s choice. */
export function pickPractice(source: Random, city: City): string {
  return stableUuid('practice', indexOf(city, source.whole(0, practicesOf(city) - 1)));
}

/** Every sample practice, with telephone, address and coordinates. */
export function generatePractices(): PracticeRow[] {
  return ALL_CITIES.flatMap((city) =>
    Array.from({ length: practicesOf(city) }, (_, slot) => generatePractice(city, slot)),
  );
}

function generatePractice(city: City, slot: number): PracticeRow {
  random.restart('practice', indexOf(city, slot));
  const french = francophone(random, city.province);
  const name = french
    ? `${random.pick(register.practices.fr)} ${random.pick(register.landmarks.fr)}`
    : `${random.chance(40) ? city.name : random.pick(register.landmarks.en)} ${random.pick(register.practices.en)}`;
  const domain = `${slugify(name)}-${city.index}-${slot}.example.org`;
  // About 3 km around the city's centre.
  const near = (degrees: number) => Math.round((degrees + (random.next() - 0.5) / 18) * 1e5) / 1e5;
  return {
    id: stableUuid('practice', indexOf(city, slot)),
    name,
    address: makeAddress(random, city, french).full,
    business_info: random.chance(50)
      ? french
        ? 'Une équipe de psychologues sous un même toit.'
        : 'A team of psychologists under one roof.'
      : null,
    phone: makePhone(random, city),
    email: random.chance(80) ? `info@${domain}` : null,
    website: random.chance(75) ? `https://${domain}` : null,
    latitude: near(city.position.lat),
    longitude: near(city.position.lng),
  };
}
