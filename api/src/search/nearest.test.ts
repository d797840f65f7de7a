import type { Condition } from '@directory/domain/query/condition';
import { describe, expect, it } from 'vitest';
import { stepsAway } from './nearest.ts';
import type { EngineQuery } from './query.ts';

const condition = (kind: Condition['anyOf'][number]['kind'], value: string): Condition => ({
  anyOf: [{ kind, values: [value] }],
  ranges: [],
});

describe('the steps away from what was asked', () => {
  it('give up what a therapy is for before the therapy that was named', () => {
    const conditions = [
      condition('therapy', 'Hypnotherapy'),
      condition('concern', 'Substance Use'),
      condition('place', 'QC'),
    ];
    const understood = { conditions: [], rest: '', danger: false };
    const query = {
      indexUid: 'psychologists',
      q: 'hypnosis',
      attributesToRetrieve: ['id'],
    } satisfies EngineQuery;
    const [first, second] = stepsAway({ conditions, ask: (asked) => asked, understood }, query);
    expect([first?.without, second?.without]).toEqual([[1], [0]]);
  });
});
