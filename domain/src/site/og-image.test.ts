import { expect, test } from 'vitest';
import {
  conditionCard,
  defaultOgImagePath,
  ogImagePath,
  pageCard,
  placeCard,
  profileCard,
} from './og-image.ts';

const profile = {
  name: 'Élise Côté',
  credentials: 'Ph. D.',
  city: 'Montréal',
  province: 'QC',
  specialties: ['Anxiety', 'Depression', 'Trauma', 'Grief'],
} as const;

test('a picture’s address changes with what is on it, and with nothing else', () => {
  const address = (change: object = {}) =>
    ogImagePath(
      { kind: 'profile', key: '42', language: 'fr' },
      profileCard({ ...profile, specialties: [...profile.specialties], ...change }, 'fr'),
    );
  expect(address()).toBe(address());
  expect(address({ city: 'Laval' })).not.toBe(address());
  expect(address()).toMatch(/^\/og\/profile\/42\.fr\.[a-z0-9]+\.png$/);
});

test('a profile’s picture says who, where and for what, in the language', () => {
  const card = profileCard({ ...profile, specialties: [...profile.specialties] }, 'fr');
  expect(card).toMatchObject({ eyebrow: 'Psychologue', title: 'Élise Côté, Ph. D.' });
  expect(card.lines[0]).toBe('Montréal, Québec');
  expect(card.lines[1]?.split(' · ')).toHaveLength(3);
});

test('each path has a picture of its kind', () => {
  expect(defaultOgImagePath('/', 'en')).toMatch(/^\/og\/page\/home\.en\./);
  expect(defaultOgImagePath('/find-a-psychologist', 'fr')).toMatch(/^\/og\/page\/find-a-psychologist\.fr\./);
  expect(defaultOgImagePath('/manitoba', 'en')).toMatch(/^\/og\/place\/manitoba\.en\./);
  expect(defaultOgImagePath('/manitoba/winnipeg/anxiety', 'en')).toMatch(
    /^\/og\/place\/manitoba\/winnipeg\/anxiety\.en\./,
  );
  expect(defaultOgImagePath('/blog?category=cost-insurance', 'fr')).toMatch(/^\/og\/page\/blog\.fr\./);
  expect(defaultOgImagePath('/assessment/adhd', 'fr')).toMatch(/^\/og\/condition\/assessment\/adhd\.fr\./);
  expect(defaultOgImagePath('/conditions/adhd', 'fr')).toMatch(/^\/og\/condition\/conditions\/adhd\.fr\./);
  expect(defaultOgImagePath('/terms', 'en')).toBe(
    ogImagePath({ kind: 'page', key: 'home', language: 'en' }, pageCard('home', 'en')),
  );
});

test('a service’s picture names the service, its city and its province', () => {
  const place = { province: 'manitoba', city: 'Winnipeg', service: 'Anxiety' };
  expect(placeCard(place, 'fr')).toMatchObject({ title: 'Anxiété', lines: ['Winnipeg', 'Manitoba'] });
  expect(placeCard({ province: 'manitoba' }, 'en')).toMatchObject({ title: 'Manitoba', lines: [] });
});

test('a self-assessment’s picture names its condition, another path’s nothing', () => {
  expect(conditionCard('assessment/ptsd', 'fr')).toMatchObject({ eyebrow: 'Autoévaluation', title: 'TSPT' });
  expect(conditionCard('assessment/nothing', 'fr')).toBeNull();
  expect(conditionCard('blog/ptsd', 'fr')).toBeNull();
});
