/** What the server takes; it looks at the content again. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The server's own limit: 5 MB, as the hint says. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;

/** Why a file is not even sent; the sentences are in the strings, under `photo`. */
export type PhotoProblem = 'wrongType' | 'tooLarge' | 'empty';

/** Why a file cannot be a profile's photo, as far as the browser can tell; null when it may be one. */
export function photoProblem(file: Pick<File, 'type' | 'size'>): PhotoProblem | null {
  const types: readonly string[] = PHOTO_TYPES;
  if (!types.includes(file.type)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > PHOTO_MAX_BYTES ? 'tooLarge' : null;
}
