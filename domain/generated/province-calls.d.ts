import type { ProvinceCode } from '../src/places/provinces.ts';

/** The number of each province's and territory's own line for anyone in distress, as it is dialled. */
export declare const provinceCalls: Readonly<Record<ProvinceCode, string>>;
