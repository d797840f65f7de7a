import type { Condition } from '@directory/domain/assessments/conditions';
import type { Severity } from '@directory/domain/assessments/severity';
import type { Language } from '@directory/domain/language';

/** Everything that leaves the device when someone asks for their result by mail. Never an answer: the page promises that. */
export interface ResultsMail {
  email: string;
  condition: Condition;
  score: number;
  severity: Severity;
  language: Language;
  /** The subject then does not name the condition. */
  discreet: boolean;
  /** The same request sent again makes no second mail. */
  idempotencyKey: string;
}

/** Longer than a slow phone connection needs; after it the visitor may try again. */
const TIMEOUT_MS = 30_000;

export type MailOutcome = { accepted: true } | { accepted: false; reason: string | null };

/**
 * Asks the server to mail a result. Never rejects: a mail that fails must not come between a person and their results.
 * `reason` is the server's sentence for a person; null when it gave none or could not be reached.
 */
export async function sendResults(mail: ResultsMail): Promise<MailOutcome> {
  try {
    const response = await fetch('/api/assessment-results', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(mail),
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { accepted: true };
    const { error, fields } = ((await response.json()) ?? {}) as {
      error?: unknown;
      fields?: { email?: unknown };
    };
    const reason = fields?.email ?? error;
    return { accepted: false, reason: typeof reason === 'string' && reason !== '' ? reason : null };
  } catch {
    // No network, no answer in time, or a proxy's error page. The results page says that the mail was not sent.
    return { accepted: false, reason: null };
  }
}
