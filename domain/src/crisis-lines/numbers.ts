import type { ProvinceCode } from '../places/provinces.ts';

/** The number of each province's and territory's own line for anyone in distress, as it is dialled: without all the lines, which weigh more. */
export { provinceCalls as PROVINCE_CALLS } from '../../generated/province-calls.js';

/** Where 911 does not answer: people in danger call their community’s RCMP or health centre. */
const WITHOUT_911: readonly ProvinceCode[] = ['NU'];

/** False only where 911 is known not to answer: it is shown where nothing is known of the visitor. */
export function has911(province: ProvinceCode | null): boolean {
  return province === null || !WITHOUT_911.includes(province);
}

/**
 * Which words send people in danger: `call911`, `no911`, or, where nothing is known of them, `anywhere`, which name 911 and whom to call
 * where it does not answer. Each text that says it has these three keys.
 */
export function dangerWords(province: ProvinceCode | null): 'call911' | 'no911' | 'anywhere' {
  if (province === null) return 'anywhere';
  return has911(province) ? 'call911' : 'no911';
}

/** A number as people write it: `1-866-277-3553`, `9-8-8`, `911`. */
export function shownNumber(dialled: string): string {
  if (dialled === '988') return '9-8-8';
  const [, area, exchange, number] = /^(?:\+1(\d{3}))?(\d{3})(\d{4})$/.exec(dialled) ?? [];
  return number ? [area && `1-${area}`, exchange, number].filter(Boolean).join('-') : dialled;
}
