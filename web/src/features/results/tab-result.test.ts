import { expect, test } from 'vitest';
import { parseTabResult } from './tab-result.ts';

test('what the tab keeps is read only when it is a result that its self-assessment can end in', () => {
  const kept = { condition: 'adhd', score: 16, severity: 'moderate' };
  expect(parseTabResult(JSON.stringify({ ...kept, other: 1 }))).toEqual(kept);
  expect(parseTabResult(JSON.stringify({ ...kept, selfHarm: true }))).toEqual({ ...kept, selfHarm: true });
  expect(parseTabResult(JSON.stringify({ ...kept, selfHarm: 'x' }))).toEqual(kept);
  const odd = [
    null,
    '',
    '{',
    'null',
    '[]',
    '"adhd"',
    JSON.stringify({ ...kept, condition: 'x' }),
    JSON.stringify({ ...kept, severity: 'x' }),
    JSON.stringify({ ...kept, severity: 'severe' }),
    JSON.stringify({ ...kept, score: '16' }),
    JSON.stringify({ ...kept, score: -99, severity: 'mild' }),
    JSON.stringify({ ...kept, score: 9999, severity: 'severe' }),
  ];
  for (const text of odd) expect(parseTabResult(text)).toBeNull();
});
