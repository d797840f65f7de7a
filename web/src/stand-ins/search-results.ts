/** Stands in for the class of InstantSearch's helper which makes lists of facets of an answer: the screen reads it as it came. */
class SearchResults {
  readonly _state: unknown;
  readonly _rawResults: readonly object[];

  constructor(state: unknown, results: readonly object[], options: object = {}) {
    Object.assign(this, results[0], options);
    this._state = state;
    this._rawResults = results;
  }
}

// As `require` of a CommonJS package takes it.
export { SearchResults as 'module.exports' };
