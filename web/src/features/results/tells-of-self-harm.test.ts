import { expect, it } from 'vitest';
import { loadDefinition } from '@directory/domain/assessments/load-definition';
import { tellsOfSelfHarm } from './stored-result.ts';

const definition = await loadDefinition('depression', 'en');
const timestamp = '2026-04-01T12:00:00.000Z';

it('is told by any answer above the lightest to the ninth question, and by no other', () => {
  for (let value = 0; value <= 3; value += 1) {
    expect(tellsOfSelfHarm(definition, [{ questionId: 'depression-q9', value, timestamp }])).toBe(value > 0);
  }
  const others = definition.questions.slice(0, 8).map(({ id }) => ({ questionId: id, value: 3, timestamp }));
  expect(tellsOfSelfHarm(definition, others)).toBe(false);
});
