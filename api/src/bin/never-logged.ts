/**
 * What Postgres adds to an error of its own that a row's words stand in, such as `Failing row contains (…)`: a message, a name or
 * an address would come into the log with it. The error's sentence and its constraint say enough.
 */
export const NEVER_LOGGED = { paths: ['err.detail', 'err.where'], remove: true };
