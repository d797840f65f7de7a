/**
 * Every JSON endpoint's contract. It is a type alone: browsers need no more, and the schemas would weigh more than the pages.
 */
// Each file of contracts enters its own.
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Contracts {}

type Entered = Contracts[keyof Contracts];

/** The contracts by address, such as `GET /api/filters`. */
export type Api = { [C in Entered as `${C['method']} ${C['path']}`]: C };
