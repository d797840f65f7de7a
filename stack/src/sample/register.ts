import type { ProvinceCode } from '@directory/domain/provinces';

interface RegisterFacts {
  /** Letters that the province's register lets a psychologist use. */
  title: string;
  titleFr: string;
  universities: readonly string[];
}

const EAST = [
  'Dalhousie University',
  'University of New Brunswick',
  'Memorial University',
  'Université de Moncton',
];
const WEST = [
  'University of Saskatchewan',
  'University of Regina',
  'University of Alberta',
  'University of Calgary',
];

/** What profiles of each province's register look like. Only the shape is true to life; the numbers are made up. */
export const REGISTERS: Readonly<Record<ProvinceCode, RegisterFacts>> = {
  AB: { title: 'R. Psych.', titleFr: 'R. Psych.', universities: WEST },
  BC: {
    title: 'R. Psych.',
    titleFr: 'R. Psych.',
    universities: ['University of British Columbia', 'Simon Fraser University', 'University of Victoria'],
  },
  MB: {
    title: 'C. Psych.',
    titleFr: 'C. Psych.',
    universities: ['University of Manitoba', 'University of Manitoba', 'University of Winnipeg', ...WEST],
  },
  NB: { title: 'L. Psych.', titleFr: 'Psy.', universities: EAST },
  NL: { title: 'R. Psych.', titleFr: 'R. Psych.', universities: EAST },
  NS: { title: 'R. Psych.', titleFr: 'R. Psych.', universities: EAST },
  NT: { title: 'R. Psych.', titleFr: 'R. Psych.', universities: WEST },
  NU: { title: 'R. Psych.', titleFr: 'R. Psych.', universities: WEST },
  ON: {
    title: 'C. Psych.',
    titleFr: 'C. Psych.',
    universities: [
      'University of Toronto',
      'York University',
      'Western University',
      'University of Ottawa',
      'Queen’s University',
      'University of Waterloo',
    ],
  },
  PE: { title: 'R. Psych.', titleFr: 'R. Psych.', universities: EAST },
  QC: {
    title: 'Psychologist',
    titleFr: 'Psychologue',
    universities: [
      'Université de Montréal',
      'Université Laval',
      'Université du Québec à Montréal',
      'Université de Sherbrooke',
      'McGill University',
      'Concordia University',
    ],
  },
  SK: { title: 'R. D. Psych.', titleFr: 'R. D. Psych.', universities: WEST },
  YT: { title: 'R. Psych.', titleFr: 'R. Psych.', universities: WEST },
};

export const DEGREES = ['Ph.D.', 'Psy.D.', 'Ph.D.', 'M.A.', 'M.Ps.', 'M.Sc.', 'M.Ed.', 'D.Psy.'] as const;
