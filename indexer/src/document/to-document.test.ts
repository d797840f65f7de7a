import { describe, expect, it } from 'vitest';
import { BadRowError, toDocument } from './to-document.ts';
import type { DocumentRow } from './load-rows.ts';

/** The columns that a document is made of. */
const row = {
  id: '5b0c1c9e-0f9c-4f0e-9f6e-2a8f6f1f0a01',
  name_slug: 'elise-cote-roy',
  city_slug: 'montreal',
  name: null,
  first_name: ' Élise ',
  last_name: 'Côté-Roy',
  credentials: ' ',
  highest_degree: 'PhD',
  gender: 'Female',
  image_filename: null,
  profile_photo_url: null,
  place_of_work: 'Clinique du Parc',
  city: ' Montréal ',
  province: 'QC',
  spoken_languages: 'German',
  service_languages: 'french, English;FRENCH , ,',
  telepsychology: true,
  services_to: null,
  session_types: 'phone',
  accepting_new_clients: null,
  accepting_confirmed_at: null,
  accepting_lapsed: false,
  answer_sign: null,
  own_place: false,
  wait_confirmed_at: new Date('2026-11-03T10:00:00.9Z'),
  fees_confirmed_at: null,
  populations: 'Teens',
  client_populations: null,
  therapy_types: 'CBT, tcc,  Cognitive   Behavioural Therapy, Walk and Talk',
  areas_of_expertise: 'burnout',
  practice_areas: 'Anxiety, Grief',
  provider_lists: 'WSIB, sunlife',
  fee_individual_cents: 17_950,
  sliding_scale: true,
  wait_times: 'Moins d’une semaine',
  bio: 'Bonjour.',
  bio_language: 'fr',
  second_bio: 'Hello.',
  specialties_detailed: { anxiety: { experience_years: 12 } },
  assessment_friendly: true,
  accepts_severity_levels: ['mild', 'severe'],
  regulator: 'opq',
  registration_checked_on: null,
  concurrent_registrations_in: ['ON'],
  stated_registrations: ['NB', 'ON'],
  left_out_of: [],
  registrations_stated_at: new Date('2026-11-03T10:00:00Z'),
  is_premium: true,
  created_at: new Date('2026-01-02T03:04:05.678Z'),
  next_opening: { id: 'o', source: 'person', places: 2, soon: true, since: 1_767_323_045 },
  practice_name: 'Centre Roy',
  practice_latitude: 45.5,
  practice_longitude: -73.6,
  specialties: [],
} satisfies Partial<DocumentRow> as Partial<DocumentRow> as DocumentRow;

describe('toDocument', () => {
  it('applies the display rules', () => {
    expect(toDocument(row)).toMatchObject({
      name: 'Élise Côté-Roy',
      credentials: 'PhD',
      city: 'Montréal',
      province: 'QC',
      path: '/quebec/montreal/psychologist/elise-cote-roy',
      practice_name: 'Centre Roy',
      next_opening: { places: 2, soon: true },
      opening_within: ['two_weeks'],
      specialties: ['Anxiety', 'Grief and Loss'],
      premium_rank: 1,
      created_at: 1767323045,
      lat: 45.5,
      lng: -73.6,
    });
  });

  it('splits, trims and folds list fields into canonical names, once each', () => {
    const document = toDocument(row);
    expect(document.languages).toEqual(['French', 'English']);
    expect(document.therapies).toEqual(['Cognitive Behavioural Therapy']);
    expect(document.populations).toEqual(['Adolescents']);
    expect(document.session_types).toEqual(['Online', 'Phone']);
  });

  it('has a few values by any of their names, in their order, and what they are called in both languages', () => {
    const document = toDocument({ ...row, appointment_times: 'weekend, le soir, nights' });
    expect(document.appointment_times).toEqual(['Evenings', 'Weekends']);
    expect(document.search_terms).toEqual(expect.arrayContaining(['Evenings', 'En soirée']));
  });

  it('says where people may be who are seen online: where registrations are known, never where the office is', () => {
    expect(toDocument(row).online_provinces).toEqual(['NB', 'ON', 'QC']);
  });

  it('keeps words of the profile’s own out of every list that is a filter, and findable', () => {
    const own = {
      practice_areas: 'Anxiety, Doomscrolling',
      areas_of_expertise: 'Homesickness',
      service_languages: 'French; Klingon',
      client_populations: 'Adults, Astronauts',
      provider_lists: 'Sun Life, Moon Life',
    };
    const document = toDocument({ ...row, ...own });
    expect(document).toMatchObject({
      therapies: ['Cognitive Behavioural Therapy'],
      languages: ['French'],
      populations: ['Adults'],
      insurers: ['Sun Life'],
      concerns: ['Anxiety'],
      own_words: ['Walk and Talk', 'Astronauts', 'Klingon', 'Moon Life'],
      specialties: ['Anxiety', 'Doomscrolling'],
      expertise: ['Homesickness'],
    });
    expect(toDocument({ ...row, ...own, specialties: ['ADHD'] }).search_terms).toContain('Doomscrolling');
  });

  it('has all that a search may ask for: every concern, who is billed, the fee in dollars and the waiting time', () => {
    expect(toDocument({ ...row, specialties: ['Grief'] })).toMatchObject({
      concerns: ['Grief and Loss', 'Anxiety', 'Workplace Issues'],
      insurers: ['Workers’ compensation', 'Sun Life'],
      fee: 180,
      sliding_scale: true,
      wait: 'Less than 1 week',
    });
  });

  it('names the assessments of a profile, also those among its specialties, and finds them in either language', () => {
    const document = toDocument({
      ...row,
      specialties: ['Psychoeducational Assessment'],
      assessments: 'Bilan TDAH, Évaluation au clair de lune',
    });
    expect(document.assessments).toEqual(['ADHD Assessment', 'Psychoeducational Assessment']);
    expect(document.own_words).toContain('Évaluation au clair de lune');
    expect(document.search_terms).toEqual(expect.arrayContaining(['ADHD Assessment', 'Évaluation du TDAH']));
  });

  it('says whether new clients are taken, and does not know once the word is too old', () => {
    const said = { accepting_confirmed_at: new Date('2026-11-02T10:00:00Z') };
    const accepting = (change: Partial<DocumentRow>) => {
      const document = toDocument({ ...row, ...said, ...change });
      return [document.accepting_new_clients, document.accepting, document.accepting_rank];
    };
    expect(accepting({ accepting_new_clients: true })).toEqual([true, 'yes', 2]);
    expect(accepting({ accepting_new_clients: false })).toEqual([false, 'no', 0]);
    expect(accepting({ accepting_new_clients: null })).toEqual([null, 'unknown', 1]);
    expect(accepting({ accepting_new_clients: true, accepting_lapsed: true })).toEqual([null, 'unknown', 1]);
    const lapsed = toDocument({ ...row, ...said, accepting_new_clients: true, accepting_lapsed: true });
    expect(lapsed).toMatchObject({ accepting_confirmed_at: 1_793_613_600, match_adhd: 't0105' });
  });

  it.each<[number | null, boolean | null, string[]]>([
    [9_000, null, ['100', '150', '200']],
    [10_000, false, ['100', '150', '200']],
    [10_001, true, ['150', '200', 'sliding']],
    [20_000, null, ['200']],
    [20_050, null, ['more']],
    [null, true, ['unknown', 'sliding']],
    [null, null, ['unknown']],
  ])('a fee of %s cents, sliding scale %s, is in the bands %s', (cents, sliding, bands) => {
    const change = { fee_individual_cents: cents, sliding_scale: sliding };
    expect(toDocument({ ...row, ...change }).fee_bands).toEqual(bands);
  });

  it('makes terms findable in French, by abbreviation and by the province in both languages', () => {
    const { search_terms: terms, province_names: provinces } = toDocument(row);
    for (const term of [
      'Thérapie cognitivo-comportementale',
      'TCC',
      'Français',
      'Deuil',
      'Épuisement professionnel',
      'En ligne',
    ])
      expect(terms).toContain(term);
    expect(provinces).toEqual(['Quebec', 'Québec']);
  });

  it('keeps practice areas findable when joined specialties take their place', () => {
    const document = toDocument({ ...row, specialties: ['ADHD'] });
    expect(document.specialties).toEqual(['ADHD']);
    expect(document.search_terms).toContain('Anxiety');
    expect(document.services).toEqual(['ADHD', 'Anxiety', 'Grief and Loss']);
  });

  it('knows the full name both ways round, with the hyphen and without', () => {
    expect(toDocument(row).name_keys).toEqual([
      'elise cote-roy',
      'elise cote roy',
      'cote-roy elise',
      'cote roy elise',
    ]);
    expect(toDocument({ ...row, name: 'Dr. E. Roy' }).name_keys).toContain('dr. e. roy');
  });

  it('takes the second bio of premium profiles alone', () => {
    expect(toDocument(row).bio).toBe('Bonjour.\n\nHello.');
    expect(toDocument({ ...row, is_premium: false }).bio).toBe('Bonjour.');
    expect(toDocument({ ...row, bio: '  ', second_bio: null }).bio).toBeNull();
  });

  it('is at the practice, and elsewhere where the member wrote a place of their own', () => {
    const inWinnipeg = { ...row, city: 'Winnipeg', province: 'MB', postal_code: 'R3C 0V8' } as const;
    expect(toDocument(inWinnipeg)).toMatchObject({ place_accuracy: 'exact', place_area: null });
    expect(toDocument({ ...inWinnipeg, own_place: true })).toMatchObject({
      lat: 49.879,
      lng: -97.159,
      place_accuracy: 'postal',
      place_area: 'R3C',
    });
    expect(toDocument({ ...inWinnipeg, own_place: true, postal_code: null })).toMatchObject({
      place_accuracy: 'city',
      place_area: null,
    });
    expect(toDocument({ ...row, own_place: true, postal_code: null, city: null })).toMatchObject({
      lat: null,
      lng: null,
      place_accuracy: null,
      place_area: null,
    });
  });

  it('holds the match traits of each condition', () => {
    expect(toDocument(row)).toMatchObject({
      match_adhd: 't0105',
      match_anxiety: 't5105',
      match_depression: 't0105',
      match_ptsd: 't0105',
    });
    expect(toDocument({ ...row, specialties: ['PTSD'] }).match_ptsd).toBe('t1105');
    expect(toDocument({ ...row, accepting_new_clients: true }).match_adhd).toBe('t0115');
  });

  it('gives equal rows equal hashes, and another to any change of the content', () => {
    const { hash } = toDocument(row);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(toDocument({ ...row }).hash).toBe(hash);
    expect(toDocument({ ...row, bio: 'Bonjour!' }).hash).not.toBe(hash);
    expect(toDocument({ ...row, specialties: ['ADHD'] }).hash).not.toBe(hash);
  });

  it.each<[string, Partial<DocumentRow>]>([
    ['no name', { first_name: '\t', last_name: null }],
    ['lone surrogate', { bio: 'broken \ud83d' }],
    ['lone surrogate', { therapy_types: 'CBT, \udc00' }],
    ['characters long', { bio: 'a'.repeat(1_100_000) }],
    ['its id', { id: 'not an id' }],
  ])('refuses a row with a clear reason: %s', (reason, change) => {
    const bad = { ...row, ...change };
    expect(() => toDocument(bad)).toThrow(BadRowError);
    expect(() => toDocument(bad)).toThrow(reason);
  });
});
