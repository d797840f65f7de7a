import type * as all from './all.ts';
import type { Contract } from './contract.ts';

/**
 * Every JSON endpoint's contract by its address, such as `GET /api/filters`. It is a type alone: browsers need no more, and the schemas
 * would weigh more than the pages.
 */
export type Api = {
  [C in Extract<(typeof all)[keyof typeof all], Contract> as `${C['method']} ${C['path']}`]: C;
};
