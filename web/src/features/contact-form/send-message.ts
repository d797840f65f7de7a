import type { Language } from '@directory/domain/language';

/** What every message carries beside its form's fields. */
export interface MessageEnvelope {
  idempotencyKey: string;
  language: Language;
  /** A field that people do not see. Whoever fills it in is a program. */
  company: string;
  /** How long the form has been on the screen, in milliseconds. */
  elapsedMs: number;
}

/** A message was not accepted. */
export class MessageError extends Error {
  override name = 'MessageError';
  /** The server's sentence for a person; null when it gave none or could not be reached. */
  readonly reason: string | null;
  /** The refused fields, each with the server's sentence for a person. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(reason: string | null, fields: Readonly<Record<string, string>>, cause?: unknown) {
    super(reason ?? 'The message was not accepted.', { cause });
    this.reason = reason;
    this.fields = fields;
  }
}

/** Longer than a slow phone connection needs; after it the visitor may try again. */
const TIMEOUT_MS = 30_000;

/** Hands a message to the server. Resolves once the server has stored it. @throws {@link MessageError} otherwise */
export async function sendMessage(
  message: Readonly<Record<string, string>> & MessageEnvelope,
): Promise<void> {
  let response: Response;
  try {
    response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new MessageError(null, {}, cause);
  }
  if (response.ok) return;
  throw await readRefusal(response);
}

async function readRefusal(response: Response): Promise<MessageError> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    // Not the api's own answer: a proxy's error page.
    return new MessageError(null, {}, cause);
  }
  const { error, fields } = (body ?? {}) as { error?: unknown; fields?: unknown };
  const refused: Record<string, string> = {};
  for (const [name, sentence] of Object.entries(fields ?? {})) {
    if (typeof sentence === 'string') refused[name] = sentence;
  }
  return new MessageError(typeof error === 'string' && error !== '' ? error : null, refused);
}
