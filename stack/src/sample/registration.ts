import type { ProvinceCode } from '@directory/domain/places/provinces';
import { listOf, type Random } from './random.ts';
import { ENDORSEMENTS } from './wordings.ts';

const EAST = listOf(
  'Dalhousie University, University of New Brunswick, Memorial University, Université de Moncton',
);
const WEST = listOf(
  'University of Saskatchewan, University of Regina, University of Alberta, University of Calgary',
);

/** What profiles of each province's register look like. Only the shape is true to life; the numbers are made up. */
const REGISTERS: Readonly<
  Record<ProvinceCode, { title: string; titleFr?: string; universities: readonly string[] }>
> = {
  AB: { title: 'R. Psych.', universities: WEST },
  BC: {
    title: 'R. Psych.',
    universities: listOf('University of British Columbia, Simon Fraser University, University of Victoria'),
  },
  MB: {
    title: 'C. Psych.',
    universities: ['University of Manitoba', 'University of Manitoba', 'University of Winnipeg', ...WEST],
  },
  NB: { title: 'L. Psych.', titleFr: 'Psy.', universities: EAST },
  NL: { title: 'R. Psych.', universities: EAST },
  NS: { title: 'R. Psych.', universities: EAST },
  NT: { title: 'R. Psych.', universities: WEST },
  NU: { title: 'R. Psych.', universities: WEST },
  ON: {
    title: 'C. Psych.',
    universities: listOf(`University of Toronto, York University, Western University, University of Ottawa,
      Queen’s University, University of Waterloo`),
  },
  PE: { title: 'R. Psych.', universities: EAST },
  QC: {
    title: 'Psychologist',
    titleFr: 'Psychologue',
    universities: listOf(`Université de Montréal, Université Laval, Université du Québec à Montréal,
      Université de Sherbrooke, McGill University, Concordia University`),
  },
  SK: { title: 'R. D. Psych.', universities: WEST },
  YT: { title: 'R. Psych.', universities: WEST },
};

/** Doctoral ones, as a listing asks for. */
const DEGREES = listOf('Ph.D., Psy.D., Ph.D., Psy.D., Ph.D., D.Psy., D.Ps., Ed.D.');

/** The last year that the sample data knows whole. */
const LAST_YEAR = 2025;

/** What a provincial register would say. What a listing asks for is there: degree, institution, number, day; some of the rest is missing. */
export function makeRegistration(
  random: Random,
  { province, french, years }: { province: ProvinceCode; french: boolean; years: number },
) {
  const { title: english, titleFr = english, universities } = REGISTERS[province];
  const degree = random.pickEarly(DEGREES);
  const title = french ? titleFr : english;
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
    endorsements: random.chance(18) ? random.pick(ENDORSEMENTS)[french ? 1 : 0] : null,
    qualifications: random.chance(30) ? `${degree}, ${institution}, ${year - random.whole(1, 4)}` : null,
    concurrent_registrations: random.chance(6) ? random.pick(['ON', 'QC', 'BC', 'AB, SK', 'MB , ON']) : null,
    registration_history: random.chance(40) ? `Registered ${year}; renewed every year since.` : null,
    // Made up, private, and there only to prove that it stays private.
    discipline_info: random.chance(2) ? 'Sample entry: undertaking completed.' : null,
  };
}
