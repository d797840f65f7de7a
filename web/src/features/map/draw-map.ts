import 'leaflet/dist/leaflet.css';
import { Browser, control, divIcon, map as createMap, marker, tileLayer } from 'leaflet';
import type { MapView } from './map-view.ts';

export interface MapTexts {
  zoomIn: string;
  zoomOut: string;
  /** Says what the marker stands for. */
  here: string;
}

interface MapEvents {
  onTileError: () => void;
  onTileLoad: () => void;
}

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a>';

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
    fadeAnimation: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  map.attributionControl.setPrefix(false);
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
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
