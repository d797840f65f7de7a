import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what nothing uses of downshift: its hooks for select, tags and several choices, and the checks of properties that
 * are for developers alone. What keeps it from doing so by itself is that each hook is given its kinds of change as a property, and that
 * the checks are made of calls. 5 kB gzip in all.
 */
export function dropUnusedHooks(): Plugin {
  return {
    name: 'drop-unused-hooks',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/downshift\/dist\/downshift\.esm\.mjs$/ },
      handler: (code) => ({ code: withoutUnusedHooks(code), map: null }),
    },
  };
}

/** The module with `useCombobox` as it was, and nothing that keeps the other hooks and the checks of properties alive. */
export function withoutUnusedHooks(code: string): string {
  return code
    .replace(/^import PropTypes from 'prop-types';$/m, 'const PropTypes = {};')
    .replace(/^import \{ isForwardRef \} from 'react-is';$/m, '')
    .replace(/^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm, '')
    .replace(/^[ \t]*validatePropTypes(?:\$\d)?\(userProps, .*\);$/gm, '')
    .replace(/^var [\w$]+ = (?=_extends\(\{\}, )/gm, '$&/* @__PURE__ */ ')
    .replace(/PropTypes\.shape\(/g, '/* @__PURE__ */ $&');
}
