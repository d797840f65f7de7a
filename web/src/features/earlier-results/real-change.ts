import type { Condition } from '@directory/domain/assessments/conditions';

interface RealChange {
  /** So many points up or down are usually taken as a real change. */
  points: number;
  sources: readonly { label: string; href: string }[];
}

/**
 * The minimal clinically important difference of an instrument's total, for one person. PHQ-9: two standard errors of measurement
 * (Löwe and others), and the rule of thumb of one of its authors (Kroenke). GAD-7: one trial of people with chronic depression, the
 * only estimate there is of it for one person that rests on follow-up (Toussaint and others). The checklists have none.
 */
const REAL_CHANGES: Readonly<Partial<Record<Condition, RealChange>>> = {
  depression: {
    points: 5,
    sources: [
      { label: 'Löwe et al., Medical Care, 2004', href: 'https://doi.org/10.1097/00005650-200412000-00006' },
      { label: 'Kroenke, CMAJ, 2012', href: 'https://doi.org/10.1503/cmaj.112004' },
    ],
  },
  anxiety: {
    points: 4,
    sources: [
      {
        label: 'Toussaint et al., Journal of Affective Disorders, 2020',
        href: 'https://doi.org/10.1016/j.jad.2020.01.032',
      },
    ],
  },
};

/** What counts as a real change of a questionnaire's total; null where nobody has published it. */
export function realChange(condition: Condition): RealChange | null {
  return REAL_CHANGES[condition] ?? null;
}
