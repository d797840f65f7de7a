import type { ProvinceCode } from '@directory/domain/provinces';
import type { Random } from './random.ts';
import { DEGREES, REGISTERS } from './register.ts';
import type { SampleProfile } from './sample-profile.ts';
import { ENDORSEMENTS } from './wordings.ts';

type Registration = Pick<
  SampleProfile,
  | 'credentials'
  | 'highest_degree'
  | 'certificate_type'
  | 'certificate_registration'
  | 'registration_number'
  | 'institution'
  | 'endorsements'
  | 'qualifications'
  | 'concurrent_registrations'
  | 'registration_history'
  | 'discipline_info'
>;

/** What a provincial register would say. Some of it is missing, as in real ones. */
export function makeRegistration(random: Random, province: ProvinceCode, french: boolean): Registration {
  const register = REGISTERS[province];
  const degree = random.pickEarly(DEGREES);
  const title = french ? register.titleFr : register.title;
  const year = random.whole(1985, 2025);
  const institution = random.pickEarly(register.universities);
  return {
    credentials: random.chance(78) ? `${degree}, ${title}` : null,
    highest_degree: random.chance(92) ? degree : null,
    certificate_type: french
      ? 'Psychologue'
      : random.chance(88)
        ? 'Registered Psychologist'
        : 'Psychologist (Supervised Practice)',
    certificate_registration: `${year}-${String(random.whole(1, 12)).padStart(2, '0')}-01`,
    registration_number: `${province}-${random.whole(1000, 99_999)}`,
    institution: random.chance(75) ? institution : null,
    endorsements: random.chance(18) ? random.pick(ENDORSEMENTS)[french ? 1 : 0] : null,
    qualifications: random.chance(30) ? `${degree}, ${institution}, ${year - random.whole(1, 4)}` : null,
    concurrent_registrations: random.chance(6) ? random.pick(['ON', 'QC', 'BC', 'AB, SK', 'MB , ON']) : null,
    registration_history: random.chance(40) ? `Registered ${year}; renewed every year since.` : null,
    // Made up, private, and there only to prove that it stays private.
    discipline_info: random.chance(2) ? 'Sample entry: undertaking completed.' : null,
  };
}
