import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { withoutUnusedHooks } from './drop-unused-hooks.ts';

test('of downshift the combobox alone is left to be used', () => {
  const directory = dirname(createRequire(import.meta.url).resolve('downshift'));
  const plain = withoutUnusedHooks(readFileSync(join(directory, 'downshift.esm.mjs'), 'utf8'));
  expect(plain).not.toMatch(/^(import PropTypes|import .*react-is)|^[ \t]*validatePropTypes(\$\d)?\(/m);
  // Whatever gives a hook its kinds of change keeps it: after an upgrade there may be another hook.
  expect([...plain.matchAll(/^(\w+)\.stateChangeTypes = /gm)].map(([, hook]) => hook)).toEqual([
    'useCombobox',
  ]);
});
