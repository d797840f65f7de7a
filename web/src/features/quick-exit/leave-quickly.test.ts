import { describe, expect, it } from 'vitest';
import { secondEscape, TWICE_WITHIN_MS } from './leave-quickly.ts';

const press = (timeStamp: number, rest: Partial<KeyboardEvent> = {}) =>
  ({ key: 'Escape', repeat: false, timeStamp, ...rest }) as KeyboardEvent;

describe('Escape twice', () => {
  it('is two presses within a second', () => {
    const isSecond = secondEscape();
    expect(isSecond(press(0), false)).toBe(false);
    expect(isSecond(press(TWICE_WITHIN_MS), false)).toBe(true);
    expect(isSecond(press(TWICE_WITHIN_MS + 1), false)).toBe(false);
  });

  it.each([
    ['too slow', press(TWICE_WITHIN_MS + 1), false],
    ['another key between', press(1, { key: 'a' }), false],
    ['held down', press(500, { repeat: true }), false],
    ['with Shift, which is the browser’s own', press(500, { shiftKey: true }), false],
    ['one that closes a dialog', press(500), true],
  ])('is not: %s', (_, second, closesSomething) => {
    const isSecond = secondEscape();
    isSecond(press(0), false);
    expect(isSecond(second, closesSomething)).toBe(false);
  });

  it('begins anew after one that closes something', () => {
    const isSecond = secondEscape();
    expect(isSecond(press(0), true)).toBe(false);
    expect(isSecond(press(100), false)).toBe(false);
    expect(isSecond(press(200), false)).toBe(true);
  });
});
