import { polygon, polyline, type Map as LeafletMap } from 'leaflet';
import { BORDERS, COASTS } from './canada-outline.ts';
import { OUTLINE_SOURCE } from './map-markup.ts';

/** Below the pictures of a map, which have 200: whatever of them is there hides it. */
const BELOW_PICTURES = '150';

/** Draws Canada's coasts and the borders of its provinces below a map's pictures. */
export function drawPlainMap(map: LeafletMap): void {
  const pane = map.createPane('plain');
  pane.style.zIndex = BELOW_PICTURES;
  const look = { pane: 'plain', interactive: false };
  for (const coast of COASTS) polygon(coast, { ...look, className: 'map-land' }).addTo(map);
  for (const border of BORDERS) polyline(border, { ...look, className: 'map-border' }).addTo(map);
  map.attributionControl.addAttribution(OUTLINE_SOURCE);
}
