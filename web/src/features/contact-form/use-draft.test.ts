import { expect, test } from 'vitest';
import { newDraft } from './use-draft.ts';

test('a draft begins empty, untried, and under a key of its own', () => {
  const draft = newDraft();
  expect(draft).toMatchObject({ values: {}, wasTried: false });
  expect(newDraft().idempotencyKey).not.toBe(draft.idempotencyKey);
});
