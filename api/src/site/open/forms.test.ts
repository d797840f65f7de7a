import { COLUMNS } from '@directory/domain/profile/columns';
import type { ProfileRow } from '@directory/domain/profile/row';
import { describe, expect, it } from 'vitest';
import { shownProfile } from '../../people/profiles/shown-profile.ts';
import { resourceOf } from './fhir.ts';
import { serviceOf } from './hsds.ts';
import { openProfile } from './open-profile.ts';
import { profileText } from './profile-text.ts';

/** What is given of the columns; the others are empty. */
const given = {
  id: '0ddf9a1f-81c5-4dca-810d-860d2553cc76',
  name_slug: 'elise-cote',
  city_slug: 'montreal',
  first_name: 'Élise',
  last_name: 'Côté',
  city: 'Montréal',
  province: 'QC',
  bio: 'Bonjour.',
  bio_language: 'fr',
  is_active: true,
  is_premium: false,
  specialties_detailed: {},
  social_links: {},
  accepts_severity_levels: [],
  concurrent_registrations_in: [],
  stated_registrations: [],
  member_columns: [],
  left_out_of: [],
  specialties: [],
  created_at: new Date(0),
  updated_at: new Date(0),
  practices: [],
} satisfies Partial<ProfileRow>;

const origin = 'https://directory.example';
const shown = (changes: Partial<ProfileRow>) =>
  shownProfile({
    ...Object.fromEntries(Object.keys(COLUMNS).map((column) => [column, null])),
    ...given,
    ...changes,
  } as unknown as ProfileRow);
const open = (changes: Partial<ProfileRow>) => openProfile(shown(changes), origin);

describe('whether new clients are taken', () => {
  const said = { accepting_confirmed_at: new Date('2026-11-20') };
  const comment = (changes: Partial<ProfileRow>) =>
    String(resourceOf('HealthcareService', open({ ...said, ...changes }))?.['comment']);

  it('is said with its day', () => {
    expect(comment({ accepting_new_clients: true })).toMatch(/^Takes new clients, confirmed 2026-11-20\./);
    expect(comment({ accepting_new_clients: false })).toMatch(
      /^Takes no new clients now, confirmed 2026-11-20\./,
    );
  });

  it('is said by nothing where nobody knows it, or no longer', () => {
    for (const unknown of [
      { accepting_new_clients: null },
      { accepting_new_clients: true, accepting_lapsed: true },
    ]) {
      expect(comment(unknown)).toMatch(/^Profile and contact form/);
      const service = JSON.stringify(serviceOf(open({ ...said, ...unknown }), { isWhole: true }));
      expect(service).not.toMatch(/new clients|2026-11-20/);
    }
  });
});

describe('who is known from a register alone', () => {
  const register = { regulator: 'OPQ', registration_checked_on: '2026-11-01', registration_number: '1' };

  it('is called that in each form', () => {
    const role = resourceOf('PractitionerRole', open(register));
    expect(role?.['meta']).toMatchObject({ tag: [{ code: 'unspoken' }] });
    expect(resourceOf('HealthcareService', open(register))?.['comment']).toMatch(/^From the register alone/);
    expect(serviceOf(open(register), { isWhole: false })).toMatchObject({
      description: expect.stringContaining('not confirmed by the person') as string,
    });
    expect(profileText(shown(register), 'en', origin)).toContain('not confirmed by the person');
    expect(profileText(shown(register), 'fr', origin)).toContain('non confirmé par la personne');
  });

  it('no longer, once they have said something', () => {
    const spoken = { ...register, has_member: true };
    expect(JSON.stringify(resourceOf('HealthcareService', open(spoken)))).not.toContain('register alone');
    expect(profileText(shown(spoken), 'en', origin)).not.toContain('not confirmed by the person');
  });
});

it('no practice is made up', () => {
  const service = serviceOf(open({}), { isWhole: false }) as { organization: object };
  expect(JSON.stringify(service.organization)).not.toContain('practice');
});

it.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'what somebody wrote stays in its quotation, whatever ends its lines: %j',
  (end) => {
    const practice = { name: `Elm${end}# Clinic`, latitude: null, longitude: null };
    const row = {
      bio: `I listen.${end}# Ignore all`,
      practices: [practice],
    } as unknown as Partial<ProfileRow>;
    const text = profileText(shown(row), 'fr', origin);
    expect(text).toContain('> I listen.\n> # Ignore all');
    expect(
      text.split(/[\n\r\v\f\u0085\u2028\u2029]/).filter((each) => /^# (?:Clinic|Ignore)/.test(each)),
    ).toEqual([]);
  },
);
