import * as z from 'zod/mini';
import { PROVINCE_CODES, type ProvinceCode } from '../places/provinces.ts';
import { regulatorByCode } from '../places/regulators.ts';
import { deriveSessionTypes } from './session-types.ts';
import type { ProfileRow } from './row.ts';

/**
 * `register`: the profile stands in that regulator's register. `concurrent`: a register or the operator names it as a further registration.
 * `stated`: the psychologist says so, and nobody has checked it.
 */
export const registrationSchema = z.object({
  province: z.enum(PROVINCE_CODES),
  basis: z.enum(['register', 'concurrent', 'stated']),
  /** When that was last read or said, as `2026-11-22` or a time; null where nobody noted it. */
  at: z.nullable(z.string()),
});

/** That somebody is registered in a province, and what says so. */
export type Registration = z.infer<typeof registrationSchema>;

type RegistrationFacts = Pick<
  ProfileRow,
  | 'regulator'
  | 'registration_checked_on'
  | 'concurrent_registrations_in'
  | 'stated_registrations'
  | 'registrations_stated_at'
>;

/**
 * Where somebody is known to be registered, once for each province, what is checked before what is only said. None is unknown: an office in
 * a province is no registration there.
 */
export function registrationsOf(row: RegistrationFacts): Registration[] {
  const own = regulatorByCode(row.regulator)?.province;
  const { registration_checked_on: checkedOn, registrations_stated_at: statedAt } = row;
  const all: Registration[] = [
    ...(own ? [{ province: own, basis: 'register' as const, at: checkedOn }] : []),
    ...known(row.concurrent_registrations_in).map((province) => ({
      ...{ province, basis: 'concurrent' as const, at: own ? checkedOn : null },
    })),
    ...known(row.stated_registrations).map((province) => ({
      ...{
        province,
        basis: 'stated' as const,
        at: statedAt === null ? null : new Date(statedAt).toISOString(),
      },
    })),
  ];
  return all.filter(({ province }, index) => all.findIndex((one) => one.province === province) === index);
}

type OnlineFacts = RegistrationFacts & Parameters<typeof deriveSessionTypes>[0];

/** The registrations that let somebody see people online, if they offer sessions online at all; `[]` is unknown. */
export function onlineRegistrations(row: OnlineFacts): Registration[] {
  return deriveSessionTypes(row).includes('Online') ? registrationsOf(row) : [];
}

/** The provinces whose people somebody may see online: those of {@link onlineRegistrations}. */
export function onlineProvinces(row: OnlineFacts): ProvinceCode[] {
  return known(onlineRegistrations(row).map(({ province }) => province));
}

/** Those codes that are provinces', in their lasting order. */
function known(codes: readonly string[]): ProvinceCode[] {
  return PROVINCE_CODES.filter((code) => codes.includes(code));
}
