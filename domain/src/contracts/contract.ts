import type { core } from 'zod';

/** A JSON endpoint, described once: the server, /api/openapi.json, the forms and the browser's client derive from it. */
export interface Contract {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Parameters in the path stand in braces, as OpenAPI has it. */
  readonly path: `/api/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** The JSON body of a POST; what path and query hold otherwise. */
  readonly input?: core.$ZodType;
  /** The media types of a body that is not JSON, with their JSON Schemas. */
  readonly media?: Readonly<Record<string, object>>;
  readonly answer: {
    readonly status: 200 | 202;
    readonly description: string;
    readonly schema?: core.$ZodType;
  };
  /** What it may answer besides, when that is no error. */
  readonly otherAnswers?: Readonly<Record<number, string>>;
  /** Statuses of the error envelope `{ error, code, requestId }`, each with its meaning. */
  readonly errors: Readonly<Record<number, string>>;
}

/** Gives a contract its own narrow type. */
export function contract<const Described extends Contract>(described: Described): Described {
  return described;
}

/** What a caller hands over: path parameters, query and body in one object. */
export type Input<C extends Contract> = C extends { input: infer Schema extends core.$ZodType }
  ? core.input<Schema>
  : Readonly<Record<string, never>>;

/** The input once it is checked. */
export type CheckedInput<C extends Contract> = C extends { input: infer Schema extends core.$ZodType }
  ? core.output<Schema>
  : Readonly<Record<string, never>>;

export type Answer<C extends Contract> = C extends {
  answer: { schema: infer Schema extends core.$ZodType };
}
  ? core.output<Schema>
  : unknown;

/** How contracts say the same of the same refusals. */
export const REFUSALS = {
  foreign: 'The request comes from another site.',
  tooLarge: 'The request is too large.',
  notJson: 'The request is not JSON.',
  searchAway: 'Search does not answer now.',
  tooMany: 'Too many requests; Retry-After says when to try again.',
  notSignedIn: 'Nobody is signed in.',
  noProfile: 'The member has no profile yet.',
} as const;

/** What any POST of a page's may be refused for. */
export const REFUSED_POSTS = {
  403: REFUSALS.foreign,
  413: REFUSALS.tooLarge,
  415: REFUSALS.notJson,
  429: REFUSALS.tooMany,
} as const;
