import { describe, expect, it } from 'vitest';
import { type Condition, CONDITIONS } from '@directory/domain/assessments/conditions';
import { highestAttainable, severityOf } from '@directory/domain/assessments/severity';
import { expiryOf, type StoredResult } from '../results/stored-result.ts';
import { realChange, lastChange, resultSeries, scoreBandOf, scoreBands } from './result-series.ts';

function result(day: number, score: number, condition: Condition = 'depression'): StoredResult {
  const completedAt = new Date(Date.UTC(2026, 2, day, 12)).toISOString();
  const rest = { answers: [], difficulty: null, email: '', isEncrypted: false } as const;
  const severity = severityOf(condition, score);
  const id = `${condition}-${day}`;
  return { id, condition, score, severity, completedAt, expiresAt: expiryOf(completedAt), ...rest };
}

const ids = (series: readonly StoredResult[]) => series.map(({ id }) => id);

describe('a result’s series', () => {
  it('holds the earlier results of its own instrument, the oldest first, and itself once', () => {
    const shown = result(9, 10);
    const kept = [result(12, 3), shown, result(5, 14), result(7, 20, 'anxiety'), result(2, 16)];
    expect(ids(resultSeries(shown, kept))).toEqual(['depression-2', 'depression-5', 'depression-9']);
  });

  it('holds a result that is not kept, too, and no more than fit on a phone', () => {
    const kept = Array.from({ length: 20 }, (_, day) => result(day + 1, day));
    const series = resultSeries(result(28, 5), kept);
    expect(series).toHaveLength(8);
    expect(series.at(-1)?.id).toBe('depression-28');
    expect(series[0]?.id).toBe('depression-14');
  });
});

describe('a change', () => {
  const change = (from: number, to: number, condition: Condition) =>
    lastChange([result(1, from, condition), result(2, to, condition)]);

  it('is real from 5 points on the PHQ-9 and 4 on the GAD-7, up as well as down', () => {
    expect(change(16, 11, 'depression')).toMatchObject({ points: -5, isReal: true });
    expect(change(11, 16, 'depression')).toMatchObject({ points: 5, isReal: true });
    expect(change(16, 12, 'depression')).toMatchObject({ points: -4, isReal: false });
    expect(change(9, 9, 'depression')).toMatchObject({ points: 0, isReal: false });
    expect(change(12, 8, 'anxiety')).toMatchObject({ points: -4, isReal: true });
    expect(change(12, 15, 'anxiety')).toMatchObject({ points: 3, isReal: false });
  });

  it('of a checklist is neither: nobody has published how much counts', () => {
    expect(change(40, 2, 'adhd')?.isReal).toBeNull();
    expect(change(40, 2, 'ptsd')?.isReal).toBeNull();
  });

  it('needs two results, and is to the one just before', () => {
    expect(lastChange([result(1, 5)])).toBeNull();
    expect(lastChange([])).toBeNull();
    expect(lastChange([result(1, 5), result(2, 9), result(3, 7)])).toMatchObject({ points: -2 });
  });

  it('names its sources by their DOI', () => {
    const sources = CONDITIONS.flatMap((condition) => realChange(condition)?.sources ?? []);
    expect(sources.map(({ href }) => href)).toEqual([
      'https://doi.org/10.1097/00005650-200412000-00006',
      'https://doi.org/10.1503/cmaj.112004',
      'https://doi.org/10.1016/j.jad.2020.01.032',
    ]);
  });
});

describe('the bands behind a chart', () => {
  it.each(CONDITIONS)('of %s hold every attainable score once, without a gap', (condition) => {
    const bands = scoreBands(condition);
    for (let score = 0; score <= highestAttainable(condition); score += 1) {
      const around = bands.filter(({ min, max }) => score >= min && score <= max);
      expect(around).toEqual([scoreBandOf(condition, score)]);
    }
    expect(bands[0]?.min).toBe(0);
    expect(bands.at(-1)?.max).toBe(highestAttainable(condition));
    expect(scoreBandOf(condition, highestAttainable(condition) + 1)).toBeNull();
  });
});
