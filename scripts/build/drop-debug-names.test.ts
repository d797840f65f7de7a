import { expect, test } from 'vitest';
import { withoutDebugNames } from './drop-debug-names.ts';

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
