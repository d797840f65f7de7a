import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what nothing uses of React Router: its forms, scripts and data router, 6 kB gzip on every page.
 * Two things keep it from doing so by itself. React is a CommonJS package, so that it cannot know `forwardRef` and the like
 * to be free of side effects; here they are marked. And `Form.displayName = …`, a name for developers' tools, counts as a
 * use of the form; here it is taken out.
 */
export function trimReactRouter(): Plugin {
  return {
    name: 'trim-react-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/^var \w+ = (?=React\d*\.(forwardRef|createContext|memo)\()/gm, '$&/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
