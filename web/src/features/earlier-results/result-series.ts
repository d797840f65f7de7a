import type { Condition } from '@directory/domain/assessments/conditions';
import type { StoredResult } from '../results/stored-result.ts';
import { publishedBands } from '@directory/domain/assessments/published-bands';
import { resultHeadline } from '@directory/domain/assessments/result-headline';
import {
  highestAttainable,
  type ScoreRange,
  SEVERITIES,
  severityRanges,
} from '@directory/domain/assessments/severity';
import type { Bilingual } from '@directory/domain/language';

/** More would not fit beside each other on a phone. */
const SHOWN_MOST = 8;

/**
 * A result after the earlier ones of its instrument, the oldest first, at most the last eight. The result itself need not be kept on
 * the device.
 */
export function resultSeries(result: StoredResult, kept: readonly StoredResult[]): StoredResult[] {
  const at = ({ completedAt }: StoredResult) => Date.parse(completedAt);
  const earlier = kept.filter(
    (other) => other.condition === result.condition && other.id !== result.id && at(other) <= at(result),
  );
  return [...earlier.sort((a, b) => at(a) - at(b)), result].slice(-SHOWN_MOST);
}

interface ScoreChange {
  /** Above 0 when the score rose. */
  points: number;
  before: StoredResult;
  /** Null where nobody has published what counts as a real change. */
  isReal: boolean | null;
}

/** How the last result of a series differs from the one before it; null when it is the only one. */
export function lastChange(series: readonly StoredResult[]): ScoreChange | null {
  const [before, last] = series.slice(-2);
  if (!before || !last) return null;
  const points = last.score - before.score;
  const real = realChange(last.condition);
  return { points, before, isReal: real && Math.abs(points) >= real.points };
}

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

interface ScoreBand extends ScoreRange {
  name: Bilingual;
}

/** The bands of a score from the lightest on: the published ones, or the three levels of a checklist that has none. */
export function scoreBands(condition: Condition): readonly ScoreBand[] {
  const published = publishedBands(condition);
  if (published.length > 0) return published;
  const ranges = severityRanges(condition);
  const highest = highestAttainable(condition);
  return SEVERITIES.map((severity) => {
    const { min, max } = ranges[severity];
    const name = { en: resultHeadline(condition, min, 'en'), fr: resultHeadline(condition, min, 'fr') };
    // The last level ends above what the answers can give.
    return { min, max: Math.min(max, highest), name };
  });
}

/** The band that a score falls into; null for a score that the questionnaire cannot give. */
export function scoreBandOf(condition: Condition, score: number): ScoreBand | null {
  return scoreBands(condition).find(({ min, max }) => score >= min && score <= max) ?? null;
}

/**
 * Names stored moments for people, in the reader's own time zone: “March 12, 2026 at 9:05 a.m.”. Two results of one day are told
 * apart by the time, two of one minute by the second. @param moments ISO 8601, all that are shown together
 */
export function shownMoments(moments: readonly string[], locale: string): (moment: string) => string {
  const toTheMinute = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const toTheSecond = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium' });
  // French writes "9 h 05" and "17 h 46", without a zero before. Neither a time nor a day must break within.
  const name = (format: Intl.DateTimeFormat, moment: string) =>
    format
      .format(new Date(moment))
      .replace(/\b0(?=\d\sh\b)/, '')
      .replace(/ (?=(?:h|min|s|\d{4})\b)|(?<=\b(?:h|min)) |(?<=^\p{L}+) |(?<=^\d+) /gu, '\u00a0');
  const minute = (moment: string) => name(toTheMinute, moment);
  const counts = new Map<string, number>();
  for (const named of [...new Set(moments)].map(minute)) counts.set(named, (counts.get(named) ?? 0) + 1);
  return (moment) => {
    const named = minute(moment);
    return (counts.get(named) ?? 0) > 1 ? name(toTheSecond, moment) : named;
  };
}
