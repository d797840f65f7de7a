import { databaseAs, startBuilt, type BuiltProgram, type ProgramParts } from './built-program.ts';
import { readStack } from './stack-file.ts';

/** The product's worker on parts of the test's own. */
export type MailWorker = AsyncDisposable & Pick<BuiltProgram, 'log' | 'signal' | 'ended' | 'end'>;

export interface MailWorkerParts {
  postgres: string;
  redis: string;
  smtp: string;
  /** Variables that differ from the ordinary: `MAIL_FIRST_RETRY_SECONDS`, `MAIL_SWEEP_SECONDS`. */
  env?: Readonly<Record<string, string>>;
  /** The worker as arguments of node; the built one unless said otherwise. */
  program?: readonly string[];
  /** The stack whose other parts it is told of; the tests' own unless said otherwise. */
  stack?: ProgramParts;
}

export const MAIL_FROM = 'Psychologist Directory <directory@directory.example>';
export const OPERATOR = 'operator@directory.example';

/** Starts the built worker. @throws Error when it ends before it is ready */
export async function startMailWorker(parts: MailWorkerParts): Promise<MailWorker> {
  const { postgres, redis, smtp, env, stack = readStack(), program = ['build/api/worker.js'] } = parts;
  const its = { ...stack, postgres, redis };
  const own = {
    DATABASE_URL: databaseAs('worker', its),
    KEYHOLDER_URL: stack.keyholder.workerUrl,
    SMTP_URL: smtp,
    MAIL_FROM,
    OPERATOR_EMAIL: OPERATOR,
    ...env,
  };
  const { log, signal, ended, end } = await startBuilt(program, its, own);
  return { log, signal, ended, end, [Symbol.asyncDispose]: async () => void (await end('SIGTERM')) };
}
