import { canada as CRISIS_LINES, unitedStates as US_CRISIS_LINES } from '../../generated/crisis-lines.js';
import { PROVINCE_CODES, type ProvinceCode } from '../places/provinces.ts';
import type { DangerKind } from './danger.ts';
import type { CrisisLine } from './line.ts';

/** Canada's lines, in the order to show them, and those for people in the United States. */
export { CRISIS_LINES, US_CRISIS_LINES };

export interface CrisisNeed {
  /** Where the visitor is, as far as that is known. */
  province?: ProvinceCode | null | undefined;
  /** The subject is trauma. */
  trauma?: boolean;
  /** What somebody may be in danger of, what is most urgent first; suicide when left out. */
  kinds?: readonly DangerKind[] | undefined;
}

/**
 * The lines for someone, in the order to show them: 9-8-8, 911, those of their province, and those for some people; for other dangers than
 * suicide 911 first and 9-8-8 last, or before those of the province where suicide is one of several. Where a line of the whole country does
 * not answer, it has no number and says whom to call instead, or is left out.
 */
export function crisisLines({ province = null, ...need }: CrisisNeed = {}): CrisisLine[] {
  const here = linesFor(need).filter((line) => line.province === undefined || line.province === province);
  const known = here
    .map((line) => asKnownIn(line, province))
    .filter(({ call, text, site, about }) => call ?? text ?? site ?? about);
  return known.filter(({ call }, index) => !call || known.findIndex((line) => line.call === call) === index);
}

/** Those of every province and territory. */
export function provincialLines(need: Omit<CrisisNeed, 'province'>): CrisisLine[] {
  return linesFor(need).filter(({ province }) => province);
}

/** Whether a line is for trauma or violence alone, and not for everybody. */
export function isForTrauma({ kinds }: CrisisLine): boolean {
  return !kinds.includes('suicide') && (kinds.includes('violence') || kinds.includes('trauma'));
}

/** Each line once, whatever its province. */
function linesFor({ trauma = false, kinds = ['suicide'] }: CrisisNeed): CrisisLine[] {
  if (trauma) return CRISIS_LINES.filter((line) => line.kinds.includes('suicide') || isForTrauma(line));
  const linesOf = (kind: DangerKind) => CRISIS_LINES.filter((line) => line.kinds.includes(kind));
  const others = kinds.filter((kind) => kind !== 'suicide');
  const first = others.flatMap(linesOf).toSorted((one, other) => placeOf(one, kinds) - placeOf(other, kinds));
  return [...new Set([...first, ...(kinds.includes('suicide') ? linesOf('suicide') : [])])];
}

/**
 * In other dangers than suicide, from the first place on. A body in danger has least time; whoever is hurt as a child may be the one who writes;
 * 9-8-8 comes next where suicide is spoken of as well, and else last; then those of the province, of which none that answers only some of
 * its people stands before those who know the others.
 */
function placeOf(line: CrisisLine, kinds: readonly DangerKind[]): number {
  if (line.id === 'emergency') return 0;
  if (line.id === '988') return kinds.includes('suicide') ? 3 : 8;
  if (kinds.includes('medical') && line.kinds.includes('medical')) return 1;
  if (kinds.includes('child') && line.id === 'kids-help-phone') return 2;
  if (line.province) return line.partial ? 6 : 4;
  return ['sheltersafe', '811', '211'].includes(line.id) ? 5 : 7;
}

function asKnownIn(line: CrisisLine, province: ProvinceCode | null): CrisisLine {
  if (province === null) return line.anywhere ? { ...line, about: line.anywhere } : line;
  if (!line.notIn?.includes(province)) return line;
  const { call: _call, about: _about, ...numberless } = line;
  return { ...numberless, ...(line.instead && { about: line.instead }) };
}

/** Where no line for trauma or sexual violence could be confirmed. That is no reason to believe that there is none. */
export function provincesWithoutTraumaLine(): ProvinceCode[] {
  const own = CRISIS_LINES.filter(isForTrauma).map(({ province }) => province);
  return PROVINCE_CODES.filter((code) => !own.includes(code));
}

const YEAR_MS = 365 * 86_400_000;

/** The lines that nobody has compared with their sources for more than a year. */
export function linesToCheck(now: number, lines: readonly CrisisLine[] = CRISIS_LINES): CrisisLine[] {
  return lines.filter(({ checked }) => now - Date.parse(checked) > YEAR_MS);
}
