import { pointOf } from '@directory/domain/places/point';
import { expect, it } from 'vitest';
import { distanceToPoint } from './points.ts';
import { createSurroundings } from './surroundings.ts';

it('knows how far so many people are, and asks once for a circle', async () => {
  const around = { lat: 50, lng: -97, km: 25 };
  const places = [400, 100, 600].map((people, index) => {
    const point = pointOf({ lat: 50 + index / 20, lng: -97 });
    return { point, km: distanceToPoint(around, point), people };
  });
  let asked = 0;
  const search = () => {
    asked += 1;
    const point = Object.fromEntries(places.map((place) => [place.point, place.people]));
    return Promise.resolve([{ hits: [], facetDistribution: { point } }]);
  };
  const survey = createSurroundings(search);
  const { people, crowds, reach } = await survey(around);
  expect(people).toBe(1100);
  expect(crowds).toEqual([places[0], places[2]]);
  expect([1, 256, 400, 1000].map(reach)).toEqual([0, 0, places[2]?.km, places[2]?.km]);
  expect(reach(2000)).toBe(Infinity);
  await survey({ ...around });
  expect(asked).toBe(1);
});
