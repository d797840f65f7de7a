import { expect, test } from 'vitest';
import { clusterPins, type Pin } from './clusters.ts';
import { CLOSEST } from '../../map/map-markup.ts';

const pinAt = (id: string, lat: number, lng: number): Pin => ({ id, name: id, path: `/${id}`, lat, lng });

const CANADA = { south: 41, west: -142, north: 84, east: -52 };
const names = (people: readonly Pin[]) => people.map(({ id }) => id).join();

test('who is close together is one spot, in the order of the list, until the map is close enough', () => {
  const pins = [pinAt('b', 49.9, -97.14), pinAt('far', 45.5, -73.57), pinAt('a', 49.87, -97.1)];
  const spotsIn = clusterPins(pins);
  const [together, alone] = spotsIn(CANADA, 4).sort((one, other) => other.people.length - one.people.length);
  expect(names(together?.people ?? [])).toBe('b,a');
  expect(alone).toMatchObject({ lat: 45.5, lng: -73.57, opensAt: null });
  const opensAt = together?.opensAt ?? 0;
  expect(
    spotsIn(CANADA, opensAt)
      .map(({ people }) => names(people))
      .sort(),
  ).toEqual(['a', 'b', 'far']);
  expect(spotsIn(CANADA, opensAt - 1)).toHaveLength(2);
  // Nobody who is elsewhere.
  expect(
    spotsIn({ south: 45, west: -74, north: 46, east: -73 }, 4).map(({ people }) => names(people)),
  ).toEqual(['far']);
});

test('who works in one building stays one spot, however close the map', () => {
  const spotsIn = clusterPins([pinAt('a', 49.9, -97.14), pinAt('b', 49.9, -97.14)]);
  const [spot, ...others] = spotsIn(CANADA, CLOSEST);
  expect(others).toEqual([]);
  expect(spot).toMatchObject({ people: [{ id: 'a' }, { id: 'b' }], opensAt: null });
});
