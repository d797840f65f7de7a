import './avatar.css';
import { useState } from 'react';

interface AvatarProps {
  name: string;
  photoUrl: string | null;
  /** Width and height in CSS pixels. */
  size: 64 | 96 | 160;
  /** True where the picture is in view at once; others load when they come near. */
  eager?: boolean;
}

/** A person's photo, or their initials when there is none or it cannot be loaded. The name stands beside it in text. */
export function Avatar({ name, photoUrl, size, eager = false }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const className = `avatar avatar-${size}`;
  if (!photoUrl || photoUrl === brokenUrl) {
    return (
      <span className={`${className} avatar-initials`} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      ref={(image) => {
        // It may have failed before the scripts came, when nobody was listening.
        if (eager && image?.complete && image.naturalWidth === 0) setBrokenUrl(photoUrl);
      }}
      className={className}
      src={photoUrl}
      width={size}
      height={size}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBrokenUrl(photoUrl)}
    />
  );
}

/** The first letters of the first and the last word that begin with one: `Dr. Élise Côté-Roy` gives `ÉC`. */
export function initials(name: string): string {
  const words = name
    .replace(/^(dre?|ph\.?d|m(me|r|s|rs)?)\.?\s+/i, '')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toLocaleUpperCase('en-CA');
}
