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
    name: null,
    first_name: 'Ada',
    last_name: 'Roy',
    gender: 'Female' as const,
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

  it('is otherwise a sentence naming the person, the province and up to three specialties', () => {
    const none = { ...profile, bio: ' ', second_bio: null };
    expect(displayBio(none, 'en').text).toBe(
      'Ada Roy is a registered psychologist in Manitoba who works with anxiety, ADHD and grief and loss.',
    );
    expect(displayBio(none, 'fr').text).toBe(
      'Ada Roy est psychologue autorisée au Manitoba et travaille notamment dans ces domaines : anxiété, TDAH et deuil et perte.',
    );
  });

  it('is a sentence, too, where neither gender nor specialties are known', () => {
    const none = { ...profile, bio: null, second_bio: null, specialties: [], gender: null };
    expect(displayBio(none, 'en').text).toBe('Ada Roy is a registered psychologist in Manitoba.');
    expect(displayBio(none, 'fr').text).toBe(
      'Ada Roy est psychologue au Manitoba et figure au registre professionnel.',
    );
  });

  it('keeps the capitals of abbreviations and of peoples amid the sentence', () => {
    const none = {
      ...profile,
      bio: null,
      second_bio: null,
      specialties: ['LGBTQ2S+', 'Indigenous Mental Health'],
    };
    expect(displayBio(none, 'en').text).toContain('works with LGBTQ2S+ and Indigenous mental health.');
  });
});
