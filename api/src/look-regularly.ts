import type { Logger } from 'pino';

/** Something that is looked at again and again, until it is closed. */
export interface RegularLook {
  /** Settles when it has been looked at for the first time, whether or not that told anything. */
  first: Promise<void>;
  /** Looks once more, after a look that is under way, and resolves when that is over, whether or not it told anything. */
  again: () => Promise<void>;
  close: () => void;
}

/**
 * Looks at something at once and then regularly, never twice at a time. A look that fails is logged once, until one tells something again.
 * @param look keeps what it saw; rejects when that cannot be known at the moment
 * @param unknown what the log says when it is not known
 */
export function lookRegularly(
  look: () => Promise<void>,
  { everyMs, unknown, log }: { everyMs: number; unknown: string; log: Logger },
): RegularLook {
  let isAway = false;
  let looking: Promise<void> | undefined;
  let isClosed = false;

  async function tryToLook(): Promise<void> {
    try {
      await look();
      if (isAway) log.info(`no longer so: ${unknown}`);
      isAway = false;
    } catch (error) {
      if (!isAway && !isClosed) log.warn({ err: error }, unknown);
      isAway = true;
    }
  }

  const lookOnce = (): Promise<void> =>
    (looking ??= tryToLook().finally(() => {
      looking = undefined;
    }));

  /** What a look that is under way tells may be older. */
  async function again(): Promise<void> {
    await looking;
    await lookOnce();
  }

  const first = lookOnce();
  const timer = setInterval(() => void lookOnce(), everyMs).unref();
  return {
    first,
    again,
    close: () => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
