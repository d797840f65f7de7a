import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPortrait, PORTRAIT_NAMES } from './portraits.ts';

it('every portrait is a drawing of 320 by 320 that stays the same, and hardly two are alike', async () => {
  const drawings = PORTRAIT_NAMES.map((_, index) => drawPortrait(index, 1));
  expect(drawings).toEqual(PORTRAIT_NAMES.map((_, index) => drawPortrait(index, 1)));
  expect(new Set(drawings).size).toBeGreaterThan(190);
  for (const drawing of [drawings[0], drawings[120], drawings[199]]) {
    const { width, height } = await sharp(Buffer.from(drawing ?? '')).metadata();
    expect([width, height]).toEqual([320, 320]);
  }
});
