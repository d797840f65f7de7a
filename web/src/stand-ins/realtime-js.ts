/**
 * Stands in for `@supabase/realtime-js`: supabase-js makes a client of it and hands
 * it each new token, but nothing here listens to the database, and the real one is a third of supabase-js.
 */
export class RealtimeClient {
  /** Takes no notice of the token. */
  setAuth(): Promise<void> {
    return Promise.resolve();
  }
}
