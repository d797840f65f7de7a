import { expect, test } from 'vitest';
import type { Directory } from '@directory/domain/site/directory';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { findMapView } from './map-view.ts';

const profile = { latitude: null, longitude: null, address: null, city: 'Brandon', province: 'MB' };

/** A directory whose search knows the city here, or knows none of that name. */
function directoryWith(place: { lat: number; lng: number } | null): Directory {
  return { search: () => Promise.resolve({ near: { place } }) } as unknown as Directory;
}

const view = (changes: Readonly<Record<string, unknown>>, directory: Directory) =>
  findMapView(
    { ...profile, ...changes } as unknown as PublicProfile,
    directory,
    new AbortController().signal,
  );

test('a practice’s coordinates are shown close up', async () => {
  await expect(view({ latitude: 49.9, longitude: -97.1 }, directoryWith(null))).resolves.toEqual({
    centre: { latitude: 49.9, longitude: -97.1 },
    accuracy: 'address',
    zoom: 15,
  });
});

test('otherwise the city, from afar', async () => {
  await expect(view({}, directoryWith({ lat: 49.84, lng: -99.94 }))).resolves.toEqual({
    centre: { latitude: 49.84, longitude: -99.94 },
    accuracy: 'city',
    zoom: 11,
  });
});

test('and Winnipeg where nothing is known', async () => {
  await expect(view({ city: null, province: null }, directoryWith(null))).resolves.toMatchObject({
    centre: { latitude: 49.8951, longitude: -97.1384 },
    accuracy: 'default',
    zoom: 11,
  });
});
