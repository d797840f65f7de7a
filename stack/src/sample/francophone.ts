import type { ProvinceCode } from '@directory/domain/provinces';
import { FRENCH_PERCENT, FRENCH_PERCENT_ELSEWHERE } from './population.ts';
import type { Random } from './random.ts';

/** Whether someone of that province has French as first language, by the province's share. */
export function francophone(random: Random, province: ProvinceCode): boolean {
  return random.chance(FRENCH_PERCENT[province] ?? FRENCH_PERCENT_ELSEWHERE);
}
