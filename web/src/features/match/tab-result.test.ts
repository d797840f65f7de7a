import { expect, test } from 'vitest';
import { parseTabResult } from './tab-result.ts';

test('what the tab keeps is read only when it is a result', () => {
  const kept = { condition: 'adhd', score: 12, severity: 'moderate' };
  expect(parseTabResult(JSON.stringify({ ...kept, other: 1 }))).toEqual(kept);
  const odd = [
    null,
    '',
    '{',
    'null',
    '[]',
    '"adhd"',
    JSON.stringify({ ...kept, condition: 'x' }),
    JSON.stringify({ ...kept, severity: 'x' }),
    JSON.stringify({ ...kept, score: '12' }),
  ];
  for (const text of odd) expect(parseTabResult(text)).toBeNull();
});
