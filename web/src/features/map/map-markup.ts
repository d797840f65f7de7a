import { createTrustPolicy, type TrustPolicy } from '../../site/platform.ts';

export const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>';
/** Further in there are no pictures. */
export const CLOSEST = 19;
/** Where the lines of a map without pictures are from. */
export const OUTLINE_SOURCE = 'Natural Earth';
export const ZOOM_IN = '<span aria-hidden="true">+</span>';
export const ZOOM_OUT = '<span aria-hidden="true">−</span>';

/** All that Leaflet sets as markup: a marker without content, its look for SVG when it is loaded, and what it is given here. */
const MARKUP: ReadonlySet<string> = new Set([
  '',
  '<svg/>',
  ATTRIBUTION,
  `${ATTRIBUTION}, ${OUTLINE_SOURCE}`,
  OUTLINE_SOURCE,
  ZOOM_IN,
  ZOOM_OUT,
]);

/** What the bar of the scale is as long as. */
const SCALE = /^\d+ k?m$/;

let policy: TrustPolicy | null = null;

/**
 * Lets Leaflet set that markup as bare text, which the pages' Content-Security-Policy forbids otherwise. The browser then asks
 * this policy about every bare text, whoever sets it: any other is refused as before. To be called before Leaflet is loaded.
 */
export function allowMapMarkup(): void {
  policy ??= createTrustPolicy('default', (text) => (MARKUP.has(text) || SCALE.test(text) ? text : null));
}
