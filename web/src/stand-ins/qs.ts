/**
 * Stands in for `qs` (11 kB gzip with its dependencies): only InstantSearch's history router parses with it, and this site's
 * router is React Router (see url-state.ts).
 */
function unused(): never {
  throw new Error('InstantSearch’s history router is not part of this site');
}

const qs = { parse: unused, stringify: unused };

// InstantSearch imports the default export.
// oxlint-disable-next-line import/no-default-export
export default qs;
