/** How a part was found. What was seen holds no password and nobody's words. */
export interface Verdict {
  status: 'ok' | 'warning' | 'failed';
  seen: string;
  /** What to do about it; null when nothing needs to be done. */
  cure: string | null;
  /** Since when it is so, of what waits for the operator's word: the mail tells of it within a day. */
  since?: Date;
}

/** A verdict and the part that it is about. */
export interface Finding extends Verdict {
  name: string;
}

export const ok = (seen: string): Verdict => ({ status: 'ok', seen, cure: null });
export const warning = (seen: string, cure: string): Verdict => ({ status: 'warning', seen, cure });
export const failed = (seen: string, cure: string): Verdict => ({ status: 'failed', seen, cure });

/** A part cannot be looked at, since the doctor was not told of it: `look` warns of that. */
export class NotNamed extends Error {
  override readonly name = 'NotNamed';
  readonly code = 'not_named';

  constructor(variable: string) {
    super(`not looked at: ${variable} not set here`);
  }
}

/** So long a part is waited for, unless more is said: with what comes before and after, the whole doctor ends within five seconds. */
export const PATIENCE_MS = 2500;
/** Of a question that is too slow where others are answered. */
const LOOK_AGAIN = 'Look again when there is less to do here: other questions are answered.';

/** What others are asked by way of: while it stands still, their failures are its own. */
export type Way = ReturnType<typeof way>;

/** A way that is open once `question` has been answered, whatever the answer was. */
export function way(name: string, cure: string, question: () => Promise<unknown>, patienceMs = PATIENCE_MS) {
  const asked = look(name, cure, () => question().then(() => ok('')), [], patienceMs);
  const answers = asked.then(({ status }) => status === 'ok');
  return { name, cure, answers };
}

/**
 * Looks at one part. Whatever it throws, or that it never answers, is a failure with the cure that is given; with that of the first of the
 * ways to it that is closed, where one is. Where all are open and it alone is late, there is nothing to mend.
 */
export async function look(
  name: string,
  cure: string,
  ask: () => Verdict | Promise<Verdict>,
  ways: readonly Way[] = [],
  patienceMs = PATIENCE_MS,
): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Verdict>((resolve) => {
    const why = `no answer within ${patienceMs / 1000} s`;
    timer = setTimeout(() => resolve(unanswered(why, ways.length > 0 ? LOOK_AGAIN : cure)), patienceMs);
  });
  const unanswered = async (why: string, own = cure): Promise<Verdict> => {
    for (const { name: part, cure: itsCure, answers } of ways)
      if (!(await answers)) return failed(`${part} does not answer`, itsCure);
    return failed(why, own);
  };
  const asked = Promise.resolve()
    .then(ask)
    .catch((error: unknown) =>
      error instanceof NotNamed
        ? warning(error.message, 'Set what the programs have, and run the doctor again.')
        : unanswered(reasonOf(error)),
    );
  return { name, ...(await Promise.race([asked, late]).finally(() => clearTimeout(timer))) };
}

/** Why something failed, in a line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${reasonOf(error.cause)}` : '';
  const code = 'code' in error ? String(error.code) : '';
  // Node joins the failures of several addresses in an error without words.
  return `${error.message || code || error.name}${cause}`;
}
