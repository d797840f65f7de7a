import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { showAddressScript, startScript, withoutParams } from './document.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the script in a page that paints, or never does; what it has added is told at any time. */
function open({ paints, hidden = false }: { paints: boolean; hidden?: boolean }): {
  added: () => { onerror?: () => void }[];
  marks: object;
} {
  const added: object[] = [];
  const marks = {};
  const document = {
    hidden,
    documentElement: { dataset: marks },
    head: { append: (element: object) => void added.push(element) },
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
  return { added: () => added, marks };
}

const ALL = [
  { tag: 'link', rel: 'modulepreload', href: '/a.js' },
  { tag: 'script', type: 'module', src: '/entry.js', onerror: expect.any(Function) as () => void },
];

describe('the modules of a page', () => {
  it('are asked for once, when it has been painted', () => {
    const { added } = open({ paints: true });
    expect(added()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(added()).toEqual(ALL);
    vi.advanceTimersByTime(60_000);
    expect(added()).toEqual(ALL);
  });

  it('are asked for in the end where nothing is painted, unless the tab is hidden', () => {
    const [seen, hidden] = [open({ paints: false }), open({ paints: false, hidden: true })];
    vi.advanceTimersByTime(1000);
    expect(seen.added()).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect([seen.added(), hidden.added()]).toEqual([ALL, []]);
  });

  it('mark the page when they do not come', () => {
    const { added, marks } = open({ paints: true });
    vi.advanceTimersByTime(100);
    expect(marks).toEqual({});
    added().at(-1)?.onerror?.();
    expect(marks).toEqual({ failed: '' });
  });
});

test.each([
  ['/m?condition=adhd&score=30&severity=severe', '/m?condition=adhd'],
  ['/m?score=30&condition=adhd&score=2&lang=fr', '/m?condition=adhd&lang=fr'],
  ['/m?severity=%3Cb%3E', '/m'],
  ['/m?search=a%20b', '/m?search=a%20b'],
  ['/m', '/m'],
])('%s is shown as %s', (asked, shown) => {
  const url = withoutParams(new URL(asked, 'https://directory.example'), ['score', 'severity']);
  expect(url.pathname + url.search).toBe(shown);
});

test('the address bar shows what the page was made for, and keeps the part that was asked for', () => {
  const shown: unknown[] = [];
  const history = { state: 7, replaceState: (...all: unknown[]) => void shown.push(all) };
  const document = { querySelector: () => ({ content: '/m?condition=adhd' }) };
  runInNewContext(showAddressScript, { location: { hash: '#list' }, history, document });
  expect(shown).toEqual([[7, '', '/m?condition=adhd#list']]);
});
