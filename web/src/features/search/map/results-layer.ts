import {
  circle,
  circleMarker,
  control,
  divIcon,
  latLngBounds,
  layerGroup,
  marker,
  rectangle,
  type LatLngBounds,
  type Marker,
} from 'leaflet';
import type { Pins } from '@directory/domain/site/directory';
import { type Frame, frameAround, isInFrame } from '@directory/domain/places/frame';
import { clusterPins, type Pin, type Spot } from './clusters.ts';
import { createTileMap, type TileMapTexts } from '../../map/tile-map.ts';
import { CLOSEST } from '../../map/map-markup.ts';

interface ResultsMapTexts extends TileMapTexts {
  together: (count: number) => string;
}

interface ResultsMapEvents {
  onPictures: (are: 'shown' | 'missing') => void;
  /** The visitor has moved the map to this frame, or, null, it shows what was asked for again. */
  onMove: (frame: Frame | null) => void;
  /** The pointer is over these people, or over nobody. */
  onPoint: (people: readonly Pin[]) => void;
  /** Somebody was pressed, or several who cannot be told apart. */
  onChoose: (people: readonly Pin[]) => void;
}

/** A map of results. */
export interface ResultsLayer {
  /** Shows these people: in the frame, or, without one, wherever they are, with the place that they are near. */
  show: (found: Pick<Pins, 'pins' | 'around' | 'frame'>, frame: Frame | null) => void;
  /** Lights up the spot of each of these people. */
  light: (ids: readonly string[]) => void;
  remove: () => void;
}

const CANADA: Frame = { south: 41.6, west: -141.1, north: 83.2, east: -52.6 };

/** Further out is more than Canada. */
const FARTHEST = 2;

/** Somebody alone is not shown closer than this: a part of a city. */
const CLOSEST_FIT = 13;

/** A pin at the edge is seen in full, in pixels; beside it stand the buttons. */
const ROOM_OF_A_PIN: [number, number] = [44, 44];

/** A move of fewer pixels is the hand that trembled, or a window that grew. */
const TREMBLE = 12;

export function createResultsLayer(
  element: HTMLElement,
  texts: ResultsMapTexts,
  { onPictures, onMove, onPoint, onChoose }: ResultsMapEvents,
): ResultsLayer {
  const map = createTileMap(element, texts, onPictures, { minZoom: FARTHEST, maxZoom: CLOSEST });
  // The list is for the ears and for the keyboard.
  map.getPane('markerPane')?.setAttribute('aria-hidden', 'true');
  // Without pictures it is all that says how far things are.
  control.scale({ imperial: false }).addTo(map);
  const markers = layerGroup().addTo(map);
  const searched = layerGroup().addTo(map);
  let spotsIn: (frame: Frame, zoom: number) => Spot[] = () => [];
  let shown: { spot: Spot; marker: Marker }[] = [];
  let lit: readonly string[] = [];
  let fitted: { centre: [number, number]; zoom: number } | null = null;

  const frameOfMap = () => frameOf(map.getBounds());
  const lightUp = () => {
    for (const { spot, marker: drawn } of shown) {
      const isLit = spot.people.some(({ id }) => lit.includes(id));
      drawn.getElement()?.classList.toggle('is-lit', isLit);
      drawn.setZIndexOffset(isLit ? 1000 : 0);
    }
  };
  const press = ({ people, opensAt, lat, lng }: Spot) => {
    if (opensAt === null) onChoose(people);
    else map.setView([lat, lng], opensAt);
  };
  const draw = () => {
    markers.clearLayers();
    shown = spotsIn(frameOf(map.getBounds().pad(0.2)), map.getZoom()).map((spot) => {
      const drawn = marker([spot.lat, spot.lng], {
        icon: iconOf(spot),
        title: spot.people.length === 1 ? (spot.people[0]?.name ?? '') : texts.together(spot.people.length),
        keyboard: false,
      })
        .on('click', () => press(spot))
        .on('mouseover', () => onPoint(spot.people))
        .on('mouseout', () => onPoint([]))
        .addTo(markers);
      return { spot, marker: drawn };
    });
    lightUp();
  };
  const hasMoved = () => {
    if (!fitted || fitted.zoom !== map.getZoom()) return true;
    const from = map.latLngToContainerPoint(fitted.centre);
    return from.distanceTo(map.latLngToContainerPoint(map.getCenter())) > TREMBLE;
  };
  const fit = (bounds: LatLngBounds, maxZoom: number, padding: [number, number] = [0, 0]) => {
    fitted = null;
    map.off('moveend', moved);
    map.invalidateSize({ pan: false });
    map.fitBounds(bounds, { animate: false, maxZoom, padding });
    const { lat, lng } = map.getCenter();
    fitted = { centre: [lat, lng], zoom: map.getZoom() };
    map.on('moveend', moved);
    onMove(null);
  };
  const moved = () => {
    draw();
    onMove(hasMoved() ? frameOfMap() : null);
  };

  return {
    show({ pins, around, frame: all }, frame) {
      spotsIn = clusterPins(pins);
      searched.clearLayers();
      const stands = frame && fitted && isAbout(frameOfMap(), frame);
      const line = { className: 'map-searched', interactive: false };
      if (frame) rectangle(boundsOf(frame), line).addTo(searched);
      if (around) {
        circle(around, { ...line, radius: around.km * 1000 }).addTo(searched);
        circleMarker(around, { ...line, className: 'map-centre', radius: 5 }).addTo(searched);
      }
      if (stands) {
        const { lat, lng } = map.getCenter();
        fitted = { centre: [lat, lng], zoom: map.getZoom() };
        onMove(null);
      } else if (frame) {
        // A hair less than the frame: else rounding would show it from one step further away.
        fit(boundsOf(frame).pad(-0.01), CLOSEST);
      } else {
        const inCanada = pins.filter((pin) => isInFrame(pin, CANADA));
        const pinned = latLngBounds(inCanada.map(({ lat, lng }) => [lat, lng]));
        if (inCanada.length > 0) fit(around ? pinned.extend(around) : pinned, CLOSEST_FIT, ROOM_OF_A_PIN);
        else fit(boundsOf(around ? frameAround(around, around.km) : (all ?? CANADA)), CLOSEST_FIT);
      }
      draw();
    },
    light(ids) {
      lit = ids;
      lightUp();
    },
    remove: () => map.remove(),
  };
}

/** A pin, or a disc with how many there are. Its content is made as an element: a text would be read as markup. */
function iconOf({ people }: Spot) {
  const isOne = people.length === 1;
  const content = document.createElement('span');
  if (!isOne) content.textContent = String(people.length);
  return divIcon({
    className: isOne ? 'map-pin' : 'map-cluster',
    html: content,
    iconSize: [44, 44],
    iconAnchor: isOne ? [22, 40] : [22, 22],
  });
}

function frameOf(bounds: LatLngBounds): Frame {
  return {
    south: Math.max(bounds.getSouth(), -90),
    west: Math.max(bounds.getWest(), -180),
    north: Math.min(bounds.getNorth(), 90),
    east: Math.min(bounds.getEast(), 180),
  };
}

function boundsOf({ south, west, north, east }: Frame): LatLngBounds {
  return latLngBounds([south, west], [north, east]);
}

/** Whether a frame is the other one with its degrees rounded. */
function isAbout(one: Frame, other: Frame): boolean {
  const sides = ['south', 'west', 'north', 'east'] as const;
  return sides.every((side) => Math.abs(one[side] - other[side]) < 0.0002);
}
