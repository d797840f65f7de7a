import { describe, expect, it } from 'vitest';
import {
  displayBio,
  displayContact,
  displayCredentials,
  displayName,
  displaySpecialties,
} from './display.ts';
import type { PracticeRow } from './row.ts';

const practice: PracticeRow = {
  id: 'p',
  name: 'Assiniboine Psychology',
  address: '1 Main St',
  business_info: null,
  phone: '204-555-0100',
  email: 'desk@example.ca',
  website: 'https://example.ca',
  latitude: null,
  longitude: null,
};

it('shows the name, otherwise first plus last name', () => {
  expect(displayName({ name: ' Dr. Ada Roy ', first_name: 'Ada', last_name: 'Roy' })).toBe('Dr. Ada Roy');
  expect(displayName({ name: ' ', first_name: 'Ada ', last_name: 'Roy' })).toBe('Ada Roy');
  expect(displayName({ name: null, first_name: null, last_name: 'Roy' })).toBe('Roy');
});

it('falls back from credentials to the highest degree', () => {
  expect(displayCredentials({ credentials: ' ', highest_degree: 'Ph.D.' })).toBe('Ph.D.');
  expect(displayCredentials({ credentials: null, highest_degree: null })).toBeNull();
});

it('shows the joined specialties, otherwise the practice areas', () => {
  expect(displaySpecialties({ specialties: ['Grief'], practice_areas: 'Anxiety' })).toEqual([
    'Grief and Loss',
  ]);
  expect(displaySpecialties({ specialties: [], practice_areas: 'tdah, ADD, anxiety,, Chess' })).toEqual([
    'ADHD',
    'Anxiety',
    'Chess',
  ]);
});

it('falls back to the first practice for each contact detail on its own', () => {
  const own = { phone: '204-555-0199', email: null, website: ' ', address: null, full_address: null };
  expect(displayContact({ ...own, practices: [practice] })).toEqual({
    phone: '204-555-0199',
    email: 'desk@example.ca',
    website: 'https://example.ca',
    address: '1 Main St',
  });
  expect(displayContact({ ...own, practices: [] }).email).toBeNull();
});

describe('the bio', () => {
  const profile = {
    bio: 'I listen.',
    bio_language: 'en' as const,
    second_bio: 'J’écoute.',
    is_premium: true,
    province: 'MB' as const,
    specialties: ['Anxiety', 'ADHD', 'Grief', 'Trauma'],
    practice_areas: null,
  };

  it('is the text in the page’s language when there is one', () => {
    expect(displayBio(profile, 'fr')).toEqual({ text: 'J’écoute.', language: 'fr' });
    expect(displayBio(profile, 'en')).toEqual({ text: 'I listen.', language: 'en' });
  });

  it('keeps the second language for premium members', () => {
    expect(displayBio({ ...profile, is_premium: false }, 'fr')).toEqual({
      text: 'I listen.',
      language: 'en',
    });
  });

  it('is otherwise a sentence naming the province and up to three specialties', () => {
    const none = { ...profile, bio: ' ', second_bio: null };
    expect(displayBio(none, 'en').text).toBe(
      'Registered psychologist in Manitoba, working with Anxiety, ADHD and Grief and Loss.',
    );
    expect(displayBio(none, 'fr').text).toBe(
      'Psychologue dont le nom figure au registre professionnel, au Manitoba. Domaines de pratique : Anxiété, TDAH et Deuil et perte.',
    );
  });
});
