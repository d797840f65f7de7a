import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what nothing uses of React Router (its forms, scripts and data router) and of Radix (a second
 * collection): 9 kB gzip in all. What keeps it from doing so by itself is names for developers' tools: the statements
 * `Form.displayName = …` and `__name(Form, …)` count as uses of the form. And React is a CommonJS package, so that it cannot
 * know `forwardRef` and the like to be free of side effects; here they are marked.
 */
export function dropDebugNames(): Plugin {
  return {
    name: 'drop-debug-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(react-router|@radix-ui\/[\w-]+)\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutDebugNames(code), map: null }),
    },
  };
}

/** The module without the statements that only name things, and with React's wrappers marked as pure. */
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
