import { describe, expect, it } from 'vitest';
import { displayPhoto } from './public-profile.ts';

describe('a photo', () => {
  const id = '5b0c1c9e-0f9c-4f0e-9f6e-2a8f6f1f0a01';
  const photo = (profile_photo_url: string | null, image_filename: string | null) =>
    displayPhoto({ id, profile_photo_url, image_filename });

  it('has its own address, else one on the site; no other scheme is trusted', () => {
    expect(photo('https://a.example/x.jpg', 'y.webp')).toBe('https://a.example/x.jpg');
    expect(photo('javascript:alert(1)', 'y.webp')).toMatch(new RegExp(`^/photos/${id}/[0-9a-z]+$`));
    expect(photo(null, ' ')).toBeNull();
    expect(photo(null, null)).toBeNull();
  });

  it('shows nothing of the name that it is stored by, and has a new address when that changes', () => {
    const account = 'd8b1c9a2-7f1e-4a55-9d3c-0c3f5b6a7e90';
    const first = photo(null, `${account}/aaaa.webp`);
    expect(first).not.toContain(account);
    expect(first).toBe(photo(null, `${account}/aaaa.webp`));
    expect(first).not.toBe(photo(null, `${account}/bbbb.webp`));
  });
});
