import { expect, it } from 'vitest';
import { displayPhoto } from './photo.ts';

it('prefers the photo’s own address, then the bucket’s file, and trusts no other scheme', () => {
  const base = 'https://files.example/psychologist-images';
  expect(displayPhoto({ profile_photo_url: 'https://a.example/x.jpg', image_filename: 'y.webp' }, base)).toBe(
    'https://a.example/x.jpg',
  );
  expect(displayPhoto({ profile_photo_url: 'javascript:alert(1)', image_filename: 'a b/y.webp' }, base)).toBe(
    `${base}/a%20b/y.webp`,
  );
  expect(displayPhoto({ profile_photo_url: null, image_filename: null }, base)).toBeNull();
});
