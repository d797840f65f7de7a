import type { Pins } from '@directory/domain/site/directory';
import type { Frame } from '@directory/domain/places/frame';
import Supercluster from 'supercluster';
import { CLOSEST } from '../../map/map-markup.ts';

export type Pin = Pins['pins'][number];

/** What a map shows at one spot: somebody, or several who are too close together to be told apart. */
export interface Spot {
  lat: number;
  lng: number;
  /** Never empty; in the order of the list. */
  people: readonly Pin[];
  /** The zoom at which they come apart; null where they never do, as in one building, and for somebody alone. */
  opensAt: number | null;
}

/** Two spots are no closer than this, in pixels: each can be pressed with a thumb. */
const RADIUS = 56;

/** Groups people for a map. @returns what is to be shown of a frame at a zoom level */
export function clusterPins(pins: readonly Pin[]): (frame: Frame, zoom: number) => Spot[] {
  const order = new Map(pins.map(({ id }, index) => [id, index]));
  const clusters = new Supercluster<{ pin: Pin }>({ radius: RADIUS, extent: 256, maxZoom: CLOSEST });
  clusters.load(
    pins.map((pin) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [pin.lng, pin.lat] },
      properties: { pin },
    })),
  );
  return ({ south, west, north, east }, zoom) =>
    clusters.getClusters([west, south, east, north], zoom).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (!('cluster_id' in properties)) return { lat, lng, people: [properties.pin], opensAt: null };
      const { cluster_id: id } = properties;
      const people = clusters
        .getLeaves(id, Infinity)
        .map((leaf) => leaf.properties.pin)
        .sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
      const opensAt = clusters.getClusterExpansionZoom(id);
      return { lat, lng, people, opensAt: opensAt > CLOSEST ? null : opensAt };
    });
}
