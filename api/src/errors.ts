import { FIELD_SENTENCES, type FieldProblem, PROGRAM_SENTENCES } from '@directory/domain/contracts/sentences';
import type { Language } from '@directory/domain/language';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';

interface ApiErrorOptions extends ErrorOptions {
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  retryAfterSeconds?: number;
  /** The refused fields of a form, each with a sentence for a person. */
  fields?: Readonly<Record<string, string>>;
  /** What else the answer says, by its keys. */
  more?: object;
}

/** An error that a caller of the API may see: its message is a sentence for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly more: object | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, options: ApiErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.fields = options.fields;
    this.more = options.more;
  }
}

/**
 * Whether Postgres refused a row for what it holds (class 22, data exception, or 23, a constraint): another try changes nothing. Its
 * details quote the row, which belongs in no log; its message does not.
 */
export function isRefusedRow(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

/** The request cannot be understood or goes beyond a limit; nothing was done. */
export function invalidRequest(message: string): ApiError {
  return new ApiError(400, 'invalid_request', message);
}

const SENTENCES = { ...FIELD_SENTENCES, ...PROGRAM_SENTENCES };

/** The 400 that names the refused fields, each with a sentence for a person; the first one's is the answer's sentence. */
export function refuseFields(problems: ReadonlyMap<string, FieldProblem>, language: Language): ApiError {
  // Object.fromEntries takes a field that is called `__proto__`, an object literal does not.
  const fields = Object.fromEntries(
    [...problems].map(([field, problem]) => [field, SENTENCES[problem][language]]),
  );
  const [first = ''] = Object.values(fields);
  return new ApiError(400, 'invalid_fields', first, { fields });
}

/** The 404 for a psychologist who is not, or no longer, in the directory. */
export function unknownPsychologist(language: Language): ApiError {
  const sentence = SENTENCES.unknown_psychologist[language];
  return new ApiError(404, 'psychologist_not_found', sentence, { fields: { psychologistId: sentence } });
}

/** The 400 for a request that failed its schema: names the first few keys and what is wrong with each. */
export function invalidFields(error: z.core.$ZodError): ApiError {
  const problems = error.issues.slice(0, 5).map((issue) => {
    const path = issue.path.map(String).join('.');
    return path ? `${path}: ${issue.message}` : issue.message;
  });
  return invalidRequest(`The request is not valid. ${problems.join('; ')}`.slice(0, 1000));
}
