import type { Hono } from 'hono';

/** What the middleware puts beside a request. */
export interface Environment {
  Variables: {
    /** Names the request in logs and in error answers. */
    requestId: string;
    /** The answer is sent as it is: its own route has compressed it. */
    isCompressed: true | undefined;
    /** What the request counts for against its limit, where that is not one. */
    points: number | undefined;
  };
}

export type App = Hono<Environment>;
