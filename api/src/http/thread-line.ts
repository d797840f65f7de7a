import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Who waits for the server's one thread. */
export interface ThreadLine {
  /** Begins this work, a request's, after what came before it. */
  join(work: () => void): void;
  /** Who came now would have to wait, behind more than a few, longer than anybody should until the request is begun. */
  isLate(): boolean;
  /**
   * Resolves with true when it is this one's turn to do something that takes long: until it waits for something it is alone. With false at
   * once when so many wait already that it would come too late.
   */
  turn(): Promise<boolean>;
  /** Begins nothing until what it returns is called. */
  hold(): () => void;
}

/** For so long may anybody wait: twice, and as long for the search engine, is less than the second after which people think that nothing happens. */
const MOST_WAIT_MS = 250;
/** So few who wait are no overload, however long it was: the machine itself had something else to do. */
const FEW = 8;
/** So many may wait for a turn whatever pieces take: those of a program that has just begun take long. */
const ALWAYS = 16;
/** So many requests are begun between two long pieces of work, as far as there are any. */
const BEGUN_BETWEEN = 16;
/** A turn in which requests are begun takes about so long, so that a connection is taken in each millisecond. A turn alone costs some hundredths of it. */
const TURN_MS = 1;
/** What a long piece takes, with what is begun before the next, until one was measured; and how much of the mean the newest is. */
const FIRST_GUESS_MS = 10;
const NEWEST = 0.1;

/**
 * A line before the thread of this process. In each turn of the event loop one piece of work is done, or as many requests are begun as that takes
 * a millisecond: one, unless what comes is there already. In each turn, too, everything is read
 * that has come, so that what must be refused is refused at once, and one new connection is taken (libuv takes no more in a turn): with
 * much work in a turn, visitors would wait in the system's queue for seconds, of which nobody here knows.
 */
export function createThreadLine({ now = () => performance.now() } = {}): ThreadLine {
  const requests: { work: () => void; since: number }[] = [];
  const turns: (() => void)[] = [];
  let pieceMs = FIRST_GUESS_MS;
  let requestMs = TURN_MS;
  let isServing = false;
  let held: Promise<void> | undefined;

  async function serve(): Promise<void> {
    isServing = true;
    while (requests.length + turns.length > 0) {
      if (held) await held;
      const began = now();
      const piece = turns.shift();
      piece?.();
      if (piece) await nextTurn();
      for (let turn = 0; turn < BEGUN_BETWEEN && (piece || requests.length > 0); turn += 1) {
        // Also without work: new connections are taken.
        if (held) await held;
        await beginSome(piece ? 1 : Math.min(BEGUN_BETWEEN, Math.floor(TURN_MS / requestMs)));
      }
      if (piece) pieceMs += NEWEST * (now() - began - pieceMs);
    }
    isServing = false;
  }

  async function beginSome(most: number): Promise<void> {
    const began = now();
    const some = requests.splice(0, Math.max(1, most));
    for (const { work } of some) work();
    await nextTurn();
    if (some.length > 0) requestMs += NEWEST * ((now() - began) / some.length - requestMs);
  }

  const waitedMs = () => (requests[0] ? now() - requests[0].since : 0);

  return {
    join(work) {
      requests.push({ work, since: now() });
      if (!isServing) void serve();
    },
    isLate: () => requests.length > FEW && waitedMs() > MOST_WAIT_MS,
    async turn() {
      if (turns.length >= ALWAYS && turns.length * pieceMs > 2 * MOST_WAIT_MS) return false;
      const mine = new Promise<void>((resolve) => turns.push(resolve));
      if (!isServing) void serve();
      await mine;
      return true;
    },
    hold() {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = undefined;
        release();
      };
    },
  };
}
