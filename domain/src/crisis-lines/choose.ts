import { PROVINCE_CODES, type ProvinceCode } from '../provinces.ts';
import type { CrisisLine } from './line.ts';
import { CRISIS_LINES } from './lines.ts';

export interface CrisisNeed {
  /** Where the visitor is, as far as that is known. */
  province?: ProvinceCode | null | undefined;
  /** The subject is trauma. */
  trauma?: boolean;
}

/**
 * The lines for someone, in the order to show them: 9-8-8, 911, those of their province, and those for some people. Where a line of the
 * whole country does not answer, it has no number and says whom to call instead.
 */
export function crisisLines({ province = null, trauma = false }: CrisisNeed = {}): CrisisLine[] {
  return CRISIS_LINES.filter(
    (line) =>
      (line.province === undefined || line.province === province) && (trauma || line.isForTrauma !== true),
  ).map((line) => asKnownIn(line, province));
}

function asKnownIn(line: CrisisLine, province: ProvinceCode | null): CrisisLine {
  const { call: _call, ...numberless } = line;
  if (province === null) return line.anywhere ? { ...line, about: line.anywhere } : line;
  return line.instead && line.notIn?.includes(province) ? { ...numberless, about: line.instead } : line;
}

/** Where no line for trauma or sexual violence could be confirmed. That is no reason to believe that there is none. */
export function provincesWithoutTraumaLine(): ProvinceCode[] {
  const own = CRISIS_LINES.filter(({ isForTrauma }) => isForTrauma).map(({ province }) => province);
  return PROVINCE_CODES.filter((code) => !own.includes(code));
}

const YEAR_MS = 365 * 86_400_000;

/** The lines that nobody has compared with their sources for more than a year. */
export function linesToCheck(now: number, lines: readonly CrisisLine[] = CRISIS_LINES): CrisisLine[] {
  return lines.filter(({ checked }) => now - Date.parse(checked) > YEAR_MS);
}
