/** Where a guide's drawing is served: `web/public/guides/<slug>.svg`, 480 by 240, light and dark in one. */
export function guidePicturePath(slug: string): string {
  return `/guides/${slug}.svg`;
}
