/** Why a mail was not accepted, for the operator, and whether another try can help. */
export interface SendFailure {
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
  return { permanent, reason: tidy(typeof words === 'string' ? words : 'The mail server did not answer.') };
}

/** Servers quote addresses and write over several lines. */
function tidy(text: string): string {
  return text
    .replace(/[^\s<>@]+@[^\s<>@]+/g, '(address)')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
