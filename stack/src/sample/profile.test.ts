import { expect, it } from 'vitest';
import { PICTURE_NAMES } from './pictures.ts';
import { generatePractices } from './practice.ts';
import { generateProfile } from './profile.ts';

it('a made-up profile names a picture, a practice and a telephone number that are made up and exist', () => {
  const profiles = Array.from({ length: 4000 }, (_, index) => generateProfile(index));
  const pictures = new Set<string | null>([...PICTURE_NAMES, null]);
  const practices = new Set<string | null>(generatePractices().map(({ id }) => id)).add(null);
  expect(profiles.filter(({ image_filename }) => !pictures.has(image_filename))).toEqual([]);
  expect(profiles.filter(({ practice_id }) => !practices.has(practice_id))).toEqual([]);
  expect(profiles.filter(({ phone }) => phone !== null && !/555[-.]01\d\d/.test(phone))).toEqual([]);
});
