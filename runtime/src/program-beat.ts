/** The programs that nobody asks over HTTP. */
export type BeatingProgram = 'worker' | 'indexer';

/** The driver `postgres`, as far as it is needed here. */
type Ask = (statement: TemplateStringsArray, program: string) => PromiseLike<unknown>;

const BEAT_MS = 2000;

/**
 * Notes in the database, now and every two seconds, that this program lives. It goes with the event loop: a program that is stopped or
 * stuck says nothing. A database that is away misses a word, and what is asked next is a new one.
 */
export function keepBeating(sql: Ask, program: BeatingProgram): Disposable {
  let isAsking = false;
  const beat = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      await sql`
        insert into public.program_beats (program, beat_at) values (${program}, clock_timestamp())
        on conflict (program) do update set beat_at = excluded.beat_at`;
    } catch {
      // The word grows old by itself, and health says so.
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void beat(), BEAT_MS);
  void beat();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
