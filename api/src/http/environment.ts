import type { Hono } from 'hono';

/** What the middleware puts beside a request. */
export interface Environment {
  Variables: {
    /** Names the request in logs and in error answers. */
    requestId: string;
    /** The nonce of this answer's Content-Security-Policy. */
    nonce: string;
    /** What the request counts for against its limit, where that is not one. */
    points: number | undefined;
  };
}

export type App = Hono<Environment>;
