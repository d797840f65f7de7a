import { describe, expect, it } from 'vitest';
import { onlineProvinces, registrationsOf } from './registrations.ts';

const statedAt = new Date('2026-11-03T10:00:00Z');
const profile = {
  regulator: 'pam',
  registration_checked_on: '2026-11-01',
  concurrent_registrations_in: ['ON'],
  stated_registrations: ['SK'],
  registrations_stated_at: statedAt,
  telepsychology: true,
  services_to: true,
  session_types: null,
};

describe('registrationsOf', () => {
  it('says what each rests on and its day, the own register first', () => {
    expect(registrationsOf(profile)).toEqual([
      { province: 'MB', basis: 'register', at: '2026-11-01' },
      { province: 'ON', basis: 'concurrent', at: '2026-11-01' },
      { province: 'SK', basis: 'stated', at: statedAt.toISOString() },
    ]);
  });

  it('takes what is checked before what is only said, once for each province', () => {
    const registrations = registrationsOf({ ...profile, stated_registrations: ['MB', 'ON'] });
    expect(registrations.map(({ province, basis }) => `${province} ${basis}`)).toEqual([
      'MB register',
      'ON concurrent',
    ]);
  });

  it('has no day for what the operator noted of somebody who stands in no register that was read', () => {
    const noted = { ...profile, regulator: null, registration_checked_on: null, stated_registrations: [] };
    expect(registrationsOf(noted)).toEqual([{ province: 'ON', basis: 'concurrent', at: null }]);
  });

  it('knows nothing of a code that is no regulator’s or no province’s', () => {
    const odd = {
      ...profile,
      regulator: 'xyz',
      concurrent_registrations_in: ['XX'],
      stated_registrations: [],
    };
    expect(registrationsOf(odd)).toEqual([]);
  });
});

describe('onlineProvinces', () => {
  it('are those of the registrations', () => {
    expect(onlineProvinces(profile)).toEqual(['MB', 'ON', 'SK']);
  });

  it('are none where no sessions online are offered, and none that is known where no registration is', () => {
    expect(onlineProvinces({ ...profile, telepsychology: null })).toEqual([]);
    const unknown = {
      regulator: null,
      concurrent_registrations_in: [],
      stated_registrations: [],
      registrations_stated_at: null,
    };
    expect(onlineProvinces({ ...profile, ...unknown })).toEqual([]);
  });
});
