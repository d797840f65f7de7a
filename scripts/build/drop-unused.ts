import type { Plugin } from 'vite';

/** Lets the bundler drop what nothing uses of some packages, by taking away what keeps it from doing so by itself. */
export const dropUnused = (): Plugin[] => [
  changing(/node_modules\/(react-router|@radix-ui\/[\w-]+)\/dist\/.*\.mjs$/, withoutDebugNames),
  changing(/node_modules\/downshift\/dist\/downshift\.esm\.mjs$/, withoutUnusedHooks),
];

const changing = (id: RegExp, change: (code: string) => string): Plugin => ({
  name: change.name,
  apply: 'build',
  transform: { filter: { id }, handler: (code) => ({ code: change(code), map: null }) },
});

/**
 * The module without the statements that only name things for developers' tools, which count as uses of the things, and with React's wrappers
 * marked as pure: React is a CommonJS package, so that the bundler cannot know `forwardRef` and the like to be free of side effects. Of React
 * Router go its forms, scripts and data router, of Radix a second collection: 9 kB gzip in all.
 */
export function withoutDebugNames(code: string): string {
  return code
    .replace(/^[ \t]*static \{\s*__name\(this, "[^"]*"\);\s*\}$/gm, '')
    .replace(/^[ \t]*__name\([\w$]+, "[^"]*"\);$/gm, '')
    .replace(/^var __name = .*$/m, 'var __name = (target) => target;')
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^(?:var|const) [\w$]+ = (?=React\d*\.(?:forwardRef|createContext|memo)\()/gm,
      '$&/* @__PURE__ */ ',
    );
}

/**
 * downshift with `useCombobox` as it was. What keeps its hooks for select, tags and several choices is that each is given its kinds of change as
 * a property, and what keeps the checks of properties, which are for developers alone, that they are made of calls: 5 kB gzip in all.
 */
export function withoutUnusedHooks(code: string): string {
  return code
    .replace(/^import PropTypes from 'prop-types';$/m, 'const PropTypes = {};')
    .replace(/^import \{ isForwardRef \} from 'react-is';$/m, '')
    .replace(/^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm, '')
    .replace(/^[ \t]*validatePropTypes(?:\$\d)?\(userProps, .*\);$/gm, '')
    .replace(/^var [\w$]+ = (?=_extends\(\{\}, )/gm, '$&/* @__PURE__ */ ')
    .replace(/PropTypes\.shape\(/g, '/* @__PURE__ */ $&');
}
