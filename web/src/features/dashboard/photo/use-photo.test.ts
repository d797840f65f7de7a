import { expect, it } from 'vitest';
import { PHOTO_MAX_BYTES, photoProblem } from './use-photo.ts';

it.each([
  [{ type: 'image/jpeg', size: 1 }, null],
  [{ type: 'image/webp', size: PHOTO_MAX_BYTES }, null],
  [{ type: 'image/png', size: PHOTO_MAX_BYTES + 1 }, 'tooLarge'],
  [{ type: 'image/png', size: 0 }, 'empty'],
  [{ type: 'image/svg+xml', size: 10 }, 'wrongType'],
  [{ type: '', size: 10 }, 'wrongType'],
])('%j: %s', (file, problem) => {
  expect(photoProblem(file)).toBe(problem);
});
