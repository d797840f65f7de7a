import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';

/** An admission whose clock the test moves, before somebody who has no time left unless said otherwise. */
function admissionAt({ isBusy = true } = {}) {
  const state = { ms: 0 };
  const admission = createAdmission({ always: 20, now: () => state.ms, isBusy: () => isBusy });
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
  /** Ten seconds in which `tenth` happens each tenth. */
  const tenSeconds = (tenth: () => void) => {
    for (let tenths = 0; tenths < 100; tenths += 1) {
      tenth();
      state.ms += 100;
    }
  };
  const twoHundredASecond = () => {
    for (const leave of fill(20)) leave();
  };
  return { admission, fill, tenSeconds, twoHundredASecond };
}

it('lets everything in while there is time left, however much is inside', () => {
  const { fill, tenSeconds } = admissionAt({ isBusy: false });
  tenSeconds(() => expect(fill(50)).toHaveLength(50));
});

it('lets in what is done in a quarter of a second', () => {
  const { admission, fill, tenSeconds, twoHundredASecond } = admissionAt();
  tenSeconds(twoHundredASecond);
  const inside = fill(500);
  expect(inside).toHaveLength(50);
  expect(admission.enter()).toBeNull();
  inside.pop()?.();
  expect(admission.enter()).not.toBeNull();
});

it('lets in fewer when less is done, and more again', () => {
  const { fill, tenSeconds, twoHundredASecond } = admissionAt();
  tenSeconds(twoHundredASecond);
  const inside: (() => void)[] = [];
  const done = (count: number) => () => {
    inside.push(...fill(500));
    for (const leave of inside.splice(0, count)) leave();
  };
  tenSeconds(done(9));
  expect(inside.length).toBeLessThan(25);
  tenSeconds(done(40));
  inside.push(...fill(500));
  expect(inside.length).toBeGreaterThan(90);
});

it('thinks no less of what can be done for there having been nothing to do', () => {
  const { fill, tenSeconds, twoHundredASecond } = admissionAt();
  tenSeconds(twoHundredASecond);
  tenSeconds(() => fill(1).pop()?.());
  expect(fill(500)).toHaveLength(50);
});

it('lets in a few while nothing is done at all', () => {
  const { fill, tenSeconds } = admissionAt();
  tenSeconds(() => fill(500));
  const state = fill(500);
  expect(state).toHaveLength(0);
  const { fill: fillNew } = admissionAt();
  expect(fillNew(500).length).toBeGreaterThanOrEqual(20);
});
