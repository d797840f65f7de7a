/** Stands in for `qs` in the browser's bundle (see bundle-aliases.ts): nothing calls it. */
function unused(): never {
  throw new Error('InstantSearch’s history router is not part of this site');
}

const qs = { parse: unused, stringify: unused };

// InstantSearch imports the default export.
// oxlint-disable-next-line import/no-default-export
export default qs;
