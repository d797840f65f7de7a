/** A failure that the person at the keyboard can act on: `message` is one plain sentence, shown without a stack trace. */
export class StackError extends Error {
  override readonly name = 'StackError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** What the work returns. @throws StackError with that code that begins with `what` and ends with the reason */
export async function explained<T>(code: string, what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StackError(code, `${what}: ${reasonOf(cause).trim()}.`, { cause });
  }
}

/** The text of any thrown value, for a log line or a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

/** An unexpected error with where it came from, for whoever mends it. */
export function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The system error code (`EACCES`, `ENOSPC`, …) of a thrown value, or undefined. */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
