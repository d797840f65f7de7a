import { describe, expect, it } from 'vitest';
import { ASSESSMENTS } from './assessments.ts';
import { CONDITIONS, isCondition, type Condition } from './conditions.ts';
import { publishedBandOf, publishedBands } from './published-bands.ts';
import { highestAttainable, isPossibleResult, maximumShown, score } from './score.ts';
import { SEVERITIES, severityOf, severityRanges } from './severity.ts';

/** The bounds of every assessment, written out once more. */
const table: Record<
  Condition,
  { moderate: number; severe: number; end: number; shown: number; highest: number }
> = {
  adhd: { moderate: 16, severe: 26, end: 50, shown: 40, highest: 40 },
  depression: { moderate: 10, severe: 19, end: 36, shown: 36, highest: 27 },
  anxiety: { moderate: 8, severe: 15, end: 28, shown: 28, highest: 21 },
  ptsd: { moderate: 16, severe: 31, end: 50, shown: 40, highest: 40 },
};

describe('score', () => {
  it('is the sum of the numeric answers, in whatever order and number', () => {
    for (const condition of CONDITIONS) {
      const heaviest = highestAttainable(condition) / ASSESSMENTS[condition].questions;
      for (let total = 0; total <= highestAttainable(condition); total += 1) {
        const answers = spread(total, ASSESSMENTS[condition].questions, heaviest);
        expect(score(answers)).toBe(total);
        expect(score(answers.toReversed())).toBe(total);
      }
    }
  });

  it('counts what is not a finite number as 0', () => {
    const odd = ['3', '', null, undefined, true, {}, [4], NaN, Infinity, -Infinity, 2n];
    expect(score(odd.map((value) => ({ value })))).toBe(0);
    expect(score([{ value: 2 }, ...odd.map((value) => ({ value })), { value: 1 }])).toBe(3);
    expect(score([])).toBe(0);
  });

  it('leaves the answers as they are', () => {
    const answers = Object.freeze([Object.freeze({ value: 1 }), Object.freeze({ value: 'x' })]);
    expect(score(answers)).toBe(1);
  });
});

describe('severity', () => {
  it.each(CONDITIONS)('of %s follows the table at every score', (condition) => {
    const { moderate, severe, end } = table[condition];
    for (let total = 0; total <= end; total += 1) {
      const expected = total >= severe ? 'severe' : total >= moderate ? 'moderate' : 'mild';
      expect(severityOf(condition, total)).toBe(expected);
      const within = SEVERITIES.filter((severity) => {
        const { min, max } = severityRanges(condition)[severity];
        return total >= min && total <= max;
      });
      expect(within).toEqual([expected]);
    }
    expect(severityRanges(condition).severe.max).toBe(end);
  });

  it('is shown against four for each question, beside the highest score there is', () => {
    for (const condition of CONDITIONS) {
      expect(maximumShown(condition)).toBe(table[condition].shown);
      expect(highestAttainable(condition)).toBe(table[condition].highest);
    }
  });
});

describe('a result from outside', () => {
  it.each(CONDITIONS)(
    'for %s is possible with exactly one severity for each attainable score',
    (condition) => {
      for (let total = -2; total <= 60; total += 1) {
        const possible = SEVERITIES.filter((severity) => isPossibleResult(condition, total, severity));
        const attainable = total >= 0 && total <= table[condition].highest;
        expect(possible).toEqual(attainable ? [severityOf(condition, total)] : []);
      }
      for (const total of [0.5, NaN, Infinity])
        expect(isPossibleResult(condition, total, 'mild')).toBe(false);
    },
  );

  it('names a condition exactly or not at all', () => {
    expect(['adhd', 'ADHD', ' adhd', '', 'toString', null, 4].filter(isCondition)).toEqual(['adhd']);
  });
});

describe('published bands', () => {
  it('begin at 5, 10, 15, 20 for the PHQ-9 and 5, 10, 15 for the GAD-7, and cover every attainable score once', () => {
    expect(publishedBands('depression').map(({ min }) => min)).toEqual([0, 5, 10, 15, 20]);
    expect(publishedBands('anxiety').map(({ min }) => min)).toEqual([0, 5, 10, 15]);
    for (const condition of ['depression', 'anxiety'] as const) {
      for (let total = 0; total <= highestAttainable(condition); total += 1) {
        expect(publishedBands(condition).filter(({ min, max }) => total >= min && total <= max)).toEqual([
          publishedBandOf(condition, total),
        ]);
      }
      expect(publishedBandOf(condition, highestAttainable(condition) + 1)).toBeNull();
    }
    expect(publishedBandOf('adhd', 10)).toBeNull();
    expect(publishedBandOf('ptsd', 10)).toBeNull();
  });
});

/** Answers to so many questions, none above the heaviest, that add up to a total. */
function spread(total: number, questions: number, heaviest: number): { value: number }[] {
  let left = total;
  return Array.from({ length: questions }, () => {
    const value = Math.min(heaviest, left);
    left -= value;
    return { value };
  });
}
