import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** A tab at one entry of its history. @returns what gives the module as a new document of the tab has it */
function tab() {
  const history = {
    state: { key: 'here' },
    replaceState: (state: { key: string }) => (history.state = state),
  };
  vi.stubGlobal('window', { history });
  return async () => {
    vi.resetModules();
    return import('./handed-words.ts');
  };
}

it('misses after a reload only words whose answer spoke of danger, not those whose answer had not come', async () => {
  for (const isHeard of [true, false]) {
    const open = tab();
    const { noteLeftOut, wordsLeftOut, areWordsLost } = await open();
    noteLeftOut('insomnia', isHeard);
    expect(wordsLeftOut('here')).toBe('insomnia');
    expect(areWordsLost()).toBe(false);
    expect((await open()).areWordsLost()).toBe(isHeard);
  }
});
