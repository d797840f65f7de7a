import type { Language } from '@directory/domain/language';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { Random } from './random.ts';
import register from './register.json' with { type: 'json' };

/** What profiles of each province's register look like. Only the shape is true to life; the numbers are made up. */
const REGISTERS: Readonly<
  Record<ProvinceCode, Readonly<Record<Language, string>> & { universities: readonly string[] }>
> = register.titles;

/** The last year that the sample data knows whole. */
const LAST_YEAR = 2025;

/** What a provincial register would say. What a listing asks for is there: degree, institution, number, day; some of the rest is missing. */
export function makeRegistration(
  random: Random,
  { province, french, years }: { province: ProvinceCode; french: boolean; years: number },
) {
  const language = french ? 'fr' : 'en';
  const { [language]: title, universities } = REGISTERS[province];
  const degree = random.pickEarly(register.degrees);
  const year = LAST_YEAR - years - random.whole(0, 1);
  const institution = random.pickEarly(universities);
  return {
    credentials: random.chance(78) ? `${degree}, ${title}` : null,
    // Registers write one thing in several ways.
    highest_degree: random.chance(92) ? degree : degree.replaceAll('.', ''),
    certificate_type: french ? 'Psychologue' : random.chance(88) ? 'Registered Psychologist' : 'Psychologist',
    certificate_registration: `${year}-${String(random.whole(1, 12)).padStart(2, '0')}-01`,
    registration_number: `${province}-${random.whole(1000, 99_999)}`,
    institution: random.chance(75) ? institution : `${institution}, Canada`,
    endorsements: random.chance(18) ? random.pick(register.endorsements[language]) : null,
    qualifications: random.chance(30) ? `${degree}, ${institution}, ${year - random.whole(1, 4)}` : null,
    concurrent_registrations: random.chance(6) ? random.pick(['ON', 'QC', 'BC', 'AB, SK', 'MB , ON']) : null,
    registration_history: random.chance(40) ? `Registered ${year}; renewed every year since.` : null,
    // Made up, private, and there only to prove that it stays private.
    discipline_info: random.chance(2) ? 'Sample entry: undertaking completed.' : null,
  };
}
