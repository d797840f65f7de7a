/** Stands in for parts of InstantSearch's helper to which no search of this site comes (1 kB gzip): its lists of refinements, and recommendations. */
class Unused {
  readonly params: readonly never[] = [];
}

// As `require` of a CommonJS package takes it.
export { Unused as 'module.exports' };
