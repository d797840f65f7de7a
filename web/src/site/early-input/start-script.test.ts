import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startScript } from './start-script.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the script in a page that paints, or never does; what it has added is told at any time. */
function open({ paints, hidden = false }: { paints: boolean; hidden?: boolean }): () => unknown[] {
  const added: unknown[] = [];
  const document = {
    hidden,
    head: { append: (element: unknown) => void added.push(element) },
    createElement: (tag: string) => ({ tag }),
  };
  const requestAnimationFrame = (paint: () => void) => void (paints && setTimeout(paint, 16));
  runInNewContext(startScript({ entry: '/entry.js', modules: ['/a.js'] }), {
    document,
    requestAnimationFrame,
    setTimeout,
    self: {},
    Object,
  });
  return () => added;
}

const ALL = [
  { tag: 'link', rel: 'modulepreload', href: '/a.js' },
  { tag: 'script', type: 'module', src: '/entry.js' },
];

describe('the modules of a page', () => {
  it('are asked for once, when it has been painted', () => {
    const added = open({ paints: true });
    expect(added()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(added()).toEqual(ALL);
    vi.advanceTimersByTime(60_000);
    expect(added()).toEqual(ALL);
  });

  it('are asked for in the end where nothing is painted, unless the tab is hidden', () => {
    const [seen, hidden] = [open({ paints: false }), open({ paints: false, hidden: true })];
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect([seen(), hidden()]).toEqual([ALL, []]);
  });
});
