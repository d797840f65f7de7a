import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';

/** An admission whose clock and thread the test moves. */
function admissionAt() {
  const state = { ms: 0, utilization: 0 };
  const admission = createAdmission({ now: () => state.ms, utilization: () => state.utilization });
  /** Lets in as many as it can, up to `most`. */
  const fill = (most: number) => {
    const inside: (() => void)[] = [];
    while (inside.length < most) {
      const leave = admission.enter();
      if (!leave) break;
      inside.push(leave);
    }
    return inside;
  };
  return { state, admission, fill };
}

it('lets everything in while the thread has time, however much waits for other servers', () => {
  const { state, fill } = admissionAt();
  state.utilization = 0.3;
  for (let second = 0; second < 5; second += 1) {
    state.ms += 1000;
    expect(fill(500)).toHaveLength(500);
  }
});

it('lets in what is done in half a second, as soon as the thread has no time left', () => {
  const { state, admission, fill } = admissionAt();
  state.utilization = 1;
  // Two hundred a second, with others always waiting: half of them fit into half a second.
  const waiting = fill(10);
  for (let tenths = 0; tenths < 100; tenths += 1) {
    for (const leave of fill(20)) leave();
    state.ms += 100;
  }
  const inside = [...waiting, ...fill(500)];
  expect(inside.length).toBeGreaterThan(90);
  expect(inside.length).toBeLessThan(110);
  expect(admission.enter()).toBeNull();
  inside.pop()?.();
  expect(admission.enter()).not.toBeNull();
});

it('thinks no less of what it can do for having had nothing to do', () => {
  const { state, fill } = admissionAt();
  state.utilization = 1;
  for (let tenths = 0; tenths < 100; tenths += 1) {
    for (const leave of fill(20)) leave();
    state.ms += 100;
  }
  for (let tenths = 0; tenths < 100; tenths += 1) {
    for (const leave of fill(1)) leave();
    state.ms += 100;
  }
  expect(fill(500).length).toBeGreaterThan(90);
});

it('lets in a few whatever was measured: a start is no overload', () => {
  const { state, fill } = admissionAt();
  state.utilization = 1;
  state.ms += 1000;
  expect(fill(500)).toHaveLength(32);
});
