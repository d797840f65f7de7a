/** Why a member's request was refused; the sentences are in the strings, under `failures`. */
export type MemberFailure =
  | 'unreachable'
  | 'signedOut'
  | 'notAllowed'
  | 'premium'
  | 'refusedValue'
  | 'tooMany'
  | 'unexpected';

interface RestError {
  code?: string;
  message: string;
}

/** A member's request failed. Its `failure` says why; `detail` is a sentence of the server's own, where it gave one. */
export class MemberError extends Error {
  override name = 'MemberError';
  readonly code: MemberFailure;
  /** The server's own sentence for the member. */
  readonly detail: string | null;

  constructor(code: MemberFailure, options: { detail?: string | undefined; cause?: unknown } = {}) {
    super(options.detail ?? code, { cause: options.cause });
    this.code = code;
    this.detail = options.detail ?? null;
  }

  /** Asking again would give the same answer. */
  get isFinal(): boolean {
    return this.code !== 'unreachable' && this.code !== 'unexpected' && this.code !== 'tooMany';
  }

  /** The reason of a refusal by the table interface. @param status the answer's; 0 when none came */
  static ofRest(error: RestError, status: number): MemberError {
    return new MemberError(restFailure(error, status), { cause: error });
  }
}

function restFailure({ code, message }: RestError, status: number): MemberFailure {
  if (message.includes('premium_required')) return 'premium';
  if (status === 0) return 'unreachable';
  if (status === 401) return 'signedOut';
  if (status === 429) return 'tooMany';
  if (status === 403 || code === '42501') return 'notAllowed';
  // A check of the database: Supabase says 23514, its local stand-in SUP.
  if (code === '23514' || code === '22001' || code === 'SUP') return 'refusedValue';
  return 'unexpected';
}
