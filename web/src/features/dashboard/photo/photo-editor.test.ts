import { expect, it } from 'vitest';
import { ApiFailure } from '../../../site/ask-api.ts';
import { sentenceOf } from '../data/member-request.ts';
import { PHOTO_MAX_BYTES, photoProblem } from './photo-editor.tsx';

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

it.each([
  [415, 'Ce fichier n’est pas une image JPEG, PNG ou WebP.', true],
  [401, 'You are not signed in any more. Please sign in again.', false],
  [429, 'Too many attempts. Please wait and try again later.', false],
  [503, 'The picture could not be kept. Please try again in a moment.', false],
])(
  'of a %i the server’s own sentence, which may be in English alone: %s is shown: %j',
  (status, sentence, isShown) => {
    expect(sentenceOf(new ApiFailure('code', status, sentence))).toBe(isShown ? sentence : null);
  },
);
