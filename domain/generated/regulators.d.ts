import type { ProvinceCode } from '../src/places/provinces.ts';
import type { Regulators } from '../src/places/regulation.ts';
import type { Regulator } from '../src/places/regulators.ts';

// What `content/provinces/regulators.yaml` says.
export declare const association: Regulators['association'];
export declare const registrars: Regulators['registrars'];
export declare const regulators: Partial<Record<ProvinceCode, Regulator>>;
