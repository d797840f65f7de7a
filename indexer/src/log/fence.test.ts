import { describe, expect, it } from 'vitest';
import { openSession, SessionLostError } from './session.ts';

/** Nobody listens there, and nobody is asked. */
const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';

describe('what was read before a process stood still', () => {
  it.each([
    ['is written while it did not', 1, 1, false],
    ['is not written while another may act', 1, null, true],
    ['is not written once it gives its word again', 1, 2, true],
    ['is not written when it was read meanwhile', null, 2, true],
  ])('%s', async (_what, whenRead, whenWritten, isRefused) => {
    let stretch: number | null = whenRead;
    const session = openSession(NOWHERE, {
      id: 'one',
      stretch: () => stretch,
      release: () => Promise.resolve(),
    });
    const mayWrite = session.fence();
    stretch = whenWritten;
    if (isRefused) expect(mayWrite).toThrow(SessionLostError);
    else expect(mayWrite).not.toThrow();
    await session.close();
  });
});
