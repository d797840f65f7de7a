/** How often a mail is tried before it is given up. */
export const MAX_TRIES = 8;

/**
 * How long to wait after this many failed tries, in ms: each wait is three times the one before. After 80 s at first, the eight tries span
 * 24.3 hours.
 */
export function retryDelayMs(failedTries: number, firstRetryMs: number): number {
  return firstRetryMs * 3 ** (Math.max(1, failedTries) - 1);
}

/** Why a mail was not accepted, for the operator, and whether another try can help. */
interface SendFailure {
  permanent: boolean;
  /** One line of at most 300 characters, with no address in it. */
  reason: string;
}

/**
 * Reads nodemailer's error. A 5xx answer to the mail itself is final. A refused sign-in is not the mail's fault: it is tried
 * again, so that a wrong password in the settings costs no message.
 */
export function readSendFailure(error: unknown): SendFailure {
  const { responseCode, code, response, message } = error as {
    responseCode?: unknown;
    code?: unknown;
    response?: unknown;
    message?: unknown;
  };
  const answered = typeof responseCode === 'number';
  const permanent = answered && responseCode >= 500 && code !== 'EAUTH';
  const words = [response, message].find((text) => typeof text === 'string' && text !== '');
  const unsaid = code === undefined ? 'Unknown error occurred' : 'Failed to send email';
  return { permanent, reason: tidy(typeof words === 'string' ? words : unsaid) };
}

/** Servers quote addresses and write over several lines. */
function tidy(text: string): string {
  return text
    .replace(/[^\s<>@]+@[^\s<>@]+/g, '(address)')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
