import 'leaflet/dist/leaflet.css';
import { control, map as createMap, tileLayer, type Map as LeafletMap, type MapOptions } from 'leaflet';
import { ATTRIBUTION, CLOSEST, ZOOM_IN, ZOOM_OUT } from './map-markup.ts';

export interface TileMapTexts {
  zoomIn: string;
  zoomOut: string;
}

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/**
 * Makes a map with OpenStreetMap's pictures in an element. Where one cannot be had, coasts and borders of provinces are drawn below them.
 * @param onPictures is told that there are pictures, or that none could be had so far
 * @param options a centre and a zoom, without which no picture is asked for until the map is given a view
 */
export function createTileMap(
  element: HTMLElement,
  texts: TileMapTexts,
  onPictures: (are: 'shown' | 'missing') => void,
  options: MapOptions = {},
): LeafletMap {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    ...options,
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  control.attribution({ prefix: false }).addTo(map);
  control
    .zoom({
      zoomInText: ZOOM_IN,
      zoomInTitle: texts.zoomIn,
      zoomOutText: ZOOM_OUT,
      zoomOutTitle: texts.zoomOut,
    })
    .addTo(map);
  let areShown = false;
  let isPlain = false;
  let isRemoved = false;
  map.on('unload', () => {
    isRemoved = true;
  });
  const drawPlain = async () => {
    if (isPlain) return;
    isPlain = true;
    const { drawPlainMap } = await import('./plain-map.ts');
    if (!isRemoved) drawPlainMap(map);
  };
  tileLayer(TILES, { maxZoom: CLOSEST, attribution: ATTRIBUTION })
    .on('tileload', () => {
      areShown = true;
      onPictures('shown');
    })
    .on('tileerror', () => {
      if (!areShown) onPictures('missing');
      // Without its lines the map is empty ground: the words beside it say so already.
      drawPlain().catch(() => {
        isPlain = false;
      });
    })
    .addTo(map);
  return map;
}
