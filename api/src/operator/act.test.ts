import { expect, it } from 'vitest';
import { fieldsOf } from './command-line/operation.ts';
import { OPERATIONS } from './program.ts';

it('nothing that changes something is told a secret, which the audit would keep', () => {
  const told = OPERATIONS.flatMap((each) => ('run' in each ? [each] : each.operations))
    .filter(({ changes, forgets }) => changes && !forgets)
    .flatMap((each) => fieldsOf(each).map(({ key }) => key));
  expect(told).toContain('which');
  expect(told.filter((key) => /password|secret|token|key$/i.test(key))).toEqual([]);
});
