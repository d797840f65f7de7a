import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { withoutDebugNames, withoutUnusedHooks } from './drop-unused.ts';

test('what only names things for developers’ tools is dropped, and React’s wrappers are marked as pure', () => {
  const code = `var __name = (target, value) => __defProp(target, "name", { value });
function Form() {}
__name(Form, "Form");
var Link = React3.forwardRef(Form);
Link.displayName = "Link";
class Router { static {
    __name(this, "Router");
  } }
export { Form, Link };
`;
  const plain = withoutDebugNames(code);
  expect(plain).not.toMatch(/displayName|__name\(/);
  expect(plain).toContain('var Link = /* @__PURE__ */ React3.forwardRef(Form);');
  expect(plain).toContain('export { Form, Link };');
});

test('of downshift the combobox alone is left to be used', () => {
  const directory = dirname(createRequire(import.meta.url).resolve('downshift'));
  const plain = withoutUnusedHooks(readFileSync(join(directory, 'downshift.esm.mjs'), 'utf8'));
  expect(plain).not.toMatch(/^(import PropTypes|import .*react-is)|^[ \t]*validatePropTypes(\$\d)?\(/m);
  // Whatever gives a hook its kinds of change keeps it: after an upgrade there may be another hook.
  expect([...plain.matchAll(/^(\w+)\.stateChangeTypes = /gm)].map(([, hook]) => hook)).toEqual([
    'useCombobox',
  ]);
});
