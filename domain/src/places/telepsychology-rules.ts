import { memorandum, rules } from '../../generated/telepsychology.js';
import { PROVINCE_CODES, type ProvinceCode } from './provinces.ts';
import type { Telepsychology } from './regulation.ts';

/** What a province asks of a psychologist elsewhere who sees its people online, by the province in which the person is who is seen. */
export const TELEPSYCHOLOGY_RULES = Object.fromEntries(
  PROVINCE_CODES.map((code) => [code, { source: memorandum, ...rules[code] }]),
) as Readonly<Record<ProvinceCode, Required<Telepsychology['rules'][ProvinceCode]>>>;

/** The provinces whose people may be seen online by whoever is registered anywhere in Canada. */
export const OPEN_PROVINCES: readonly ProvinceCode[] = PROVINCE_CODES.filter(
  (code) => TELEPSYCHOLOGY_RULES[code].asks === 'anywhere',
);
