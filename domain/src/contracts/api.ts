import type * as accuracy from './accuracy.ts';
import type * as analytics from './analytics.ts';
import type * as results from './assessment-results.ts';
import type * as address from './confirm-address.ts';
import type * as contact from './contact.ts';
import type { Contract } from './contract.ts';
import type * as inquiries from './inquiries.ts';
import type * as member from './member.ts';
import type * as openings from './openings.ts';
import type * as questions from './questions.ts';
import type * as reset from './password-reset.ts';
import type * as profiles from './profiles.ts';
import type * as search from './search.ts';
import type * as site from './site.ts';

type Files =
  | typeof accuracy
  | typeof analytics
  | typeof results
  | typeof address
  | typeof contact
  | typeof inquiries
  | typeof member
  | typeof openings
  | typeof questions
  | typeof reset
  | typeof profiles
  | typeof search
  | typeof site;

type ContractsOf<File> = File extends unknown ? Extract<File[keyof File], Contract> : never;

/**
 * Every JSON endpoint's contract by its address, such as `GET /api/filters`. It is a type alone: browsers need no more, and the schemas
 * would weigh more than the pages.
 */
export type Api = { [C in ContractsOf<Files> as `${C['method']} ${C['path']}`]: C };
