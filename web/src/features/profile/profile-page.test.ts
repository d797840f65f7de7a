import { expect, test } from 'vitest';
import { profileAddress } from './profile-page.ts';

test('reads the two routes, and tells a slug that cannot be a name from an unknown province', () => {
  expect(profileAddress({ id: '7' })).toEqual({ kind: 'id', id: '7' });
  expect(profileAddress({ province: 'quebec', city: 'laval', name: 'jo-roy' })).toEqual({
    kind: 'name',
    province: 'quebec',
    city: 'laval',
    name: 'jo-roy',
  });
  expect(profileAddress({ province: 'quebec', city: 'laval', name: 'jo' })).toEqual({ kind: 'invalidSlug' });
  expect(profileAddress({ province: 'texas', city: 'austin', name: 'jo-roy' })).toEqual({
    kind: 'unknownProvince',
  });
});
