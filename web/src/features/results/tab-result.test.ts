import { expect, test } from 'vitest';
import { tabResult } from './tab-result.ts';

test('what the tab keeps is read only when it is a result that its self-assessment can end in', () => {
  const kept = { condition: 'adhd', score: 16, severity: 'moderate' };
  expect(tabResult({ ...kept, other: 1 })).toEqual(kept);
  expect(tabResult({ ...kept, selfHarm: true })).toEqual({ ...kept, selfHarm: true });
  expect(tabResult({ ...kept, selfHarm: 'x' })).toEqual(kept);
  const odd = [
    null,
    [],
    { ...kept, condition: 'x' },
    { ...kept, severity: 'severe' },
    { ...kept, score: '16' },
    { ...kept, score: -99, severity: 'mild' },
  ];
  for (const value of odd) expect(tabResult(value)).toBeNull();
});
