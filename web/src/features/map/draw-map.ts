import 'leaflet/dist/leaflet.css';
import { Browser, control, divIcon, map as createMap, marker, tileLayer } from 'leaflet';
import { ATTRIBUTION, ZOOM_IN, ZOOM_OUT } from './map-markup.ts';
import type { MapView } from './map-view.ts';

export interface MapTexts {
  zoomIn: string;
  zoomOut: string;
  here: string;
}

interface MapEvents {
  onTileError: () => void;
  onTileLoad: () => void;
}

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/**
 * Draws a map into an element. One finger and the wheel scroll the page and not the map; two fingers, the buttons and the
 * keyboard move it.
 * @returns what removes it again
 */
export function drawMap(
  element: HTMLElement,
  { centre, accuracy, zoom }: MapView,
  texts: MapTexts,
  { onTileError, onTileLoad }: MapEvents,
): () => void {
  const position: [number, number] = [centre.latitude, centre.longitude];
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    center: position,
    zoom,
    scrollWheelZoom: false,
    dragging: !Browser.mobile,
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
  tileLayer(TILES, { maxZoom: 19, attribution: ATTRIBUTION })
    .on('tileerror', onTileError)
    .on('tileload', onTileLoad)
    .addTo(map);
  if (accuracy === 'address') {
    // Drawn by the style sheet: Leaflet's own marker is a picture whose address a bundler cannot see.
    const icon = divIcon({ className: 'map-marker', iconSize: [28, 28], iconAnchor: [14, 34] });
    marker(position, { icon, title: texts.here, interactive: false, keyboard: false }).addTo(map);
  }
  return () => map.remove();
}
