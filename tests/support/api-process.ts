import { databaseAs, startBuilt, type BuiltProgram, type ProgramParts } from './built-program.ts';

export interface ApiProcess extends AsyncDisposable, Pick<BuiltProgram, 'pid' | 'signal' | 'ended'> {
  url: string;
  /** What it has logged so far, a line each. */
  log: readonly string[];
  /** Ends it as an operator does and resolves with its exit code. */
  stop(): Promise<number | null>;
}

export interface ApiOptions {
  /** Variables that differ from the stack's own. */
  env?: Readonly<Record<string, string>>;
  /** The server as arguments of node; the built one unless said otherwise. */
  program?: readonly string[];
}

/** What all tests together ask from this machine's address is counted in one place. */
const LIMITS = { PAGES_PER_MINUTE: '1000000', SEARCHES_PER_MINUTE: '1000000' };

/** Runs the server on the stack's parts, beside the stack's own. @throws Error when it ends before it is ready */
export async function startApi(
  stack: ProgramParts,
  { env = {}, program = ['build/api/server.js'] }: ApiOptions = {},
): Promise<ApiProcess> {
  const { pid, log, readyLine, signal, ended, end } = await startBuilt(program, stack, {
    DATABASE_URL: databaseAs('api', stack),
    KEYHOLDER_URL: stack.keyholder.apiUrl,
    SUPABASE_URL: stack.supabase.url,
    SUPABASE_PUBLISHABLE_KEY: stack.supabase.publishableKey,
    MEILISEARCH_URL: stack.meilisearch.url,
    MEILISEARCH_SEARCH_KEY: stack.meilisearch.searchKey,
    PORT: '0',
    ...LIMITS,
    ...env,
  });
  const { port } = JSON.parse(readyLine) as { port: number };
  const stop = () => end('SIGTERM');
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    log,
    signal,
    ended,
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
}
