import { association, registrars, regulators } from '../../generated/regulators.js';
import type { Regulators } from './regulation.ts';
import type { ProvinceCode } from './provinces.ts';

/** Every regulator of the country together. */
export const ALL_REGULATORS = association;

/** Whom to ask in the territories, which have no body of their own. */
export const REGISTRARS = registrars;

/** Who registers psychologists in each province. Of the territories: {@link REGISTRARS}. */
export const REGULATORS: Partial<Record<ProvinceCode, Regulator>> = regulators;

export type Regulator = NonNullable<Regulators['regulators'][ProvinceCode]> & { province: ProvinceCode };

/** The regulator of that code; undefined when there is none. */
export function regulatorByCode(code: string | null): Regulator | undefined {
  return Object.values(REGULATORS).find((regulator) => regulator.code === code);
}
