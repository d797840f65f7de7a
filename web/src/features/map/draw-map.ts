import { Browser, divIcon, marker } from 'leaflet';
import type { MapView } from './map-view.ts';
import { createTileMap, type TileMapTexts } from './tile-map.ts';

export interface MapTexts extends TileMapTexts {
  here: string;
}

/** As far as this, lines of coasts and provinces say where a place is. */
const PLAIN = 5;

interface MapEvents {
  onTileError: () => void;
  onTileLoad: () => void;
}

/**
 * Draws a practice's map into an element. One finger and the wheel scroll the page and not the map; two fingers, the buttons and the
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
  let isFar = false;
  const map = createTileMap(
    element,
    texts,
    (pictures) => {
      if (pictures === 'shown') {
        onTileLoad();
        return;
      }
      onTileError();
      if (!isFar) map.setView(position, PLAIN, { animate: false });
      isFar = true;
    },
    { center: position, zoom, scrollWheelZoom: false, dragging: !Browser.mobile },
  );
  if (accuracy === 'address') {
    // Drawn by the style sheet: Leaflet's own marker is a picture whose address a bundler cannot see.
    const icon = divIcon({ className: 'map-marker', iconSize: [28, 28], iconAnchor: [14, 34] });
    marker(position, { icon, title: texts.here, interactive: false, keyboard: false }).addTo(map);
  }
  return () => map.remove();
}
