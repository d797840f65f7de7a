import type { ProvinceCode } from '../places/provinces.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Hours from UTC in winter, of where most people of a province live. An hour more or less does not matter to anybody who waits for days. */
const OFFSET_HOURS: Readonly<Record<ProvinceCode, number>> = {
  NL: -3.5,
  NB: -4,
  NS: -4,
  PE: -4,
  NU: -5,
  ON: -5,
  QC: -5,
  MB: -6,
  SK: -6,
  AB: -7,
  NT: -7,
  BC: -8,
  YT: -8,
};

/** Whether a day, `YYYY-MM-DD`, is a public holiday in a province. */
export type IsHoliday = (day: string, province: ProvinceCode) => boolean;

/** The end of so many working days after a moment: weekends and the province's holidays do not count, the hours of the others do. Pure. */
export function afterWorkingDays(
  since: Date,
  days: number,
  province: ProvinceCode,
  isHoliday: IsHoliday,
): Date {
  const offset = OFFSET_HOURS[province] * HOUR_MS;
  let local = since.getTime() + offset;
  let left = days * DAY_MS;
  for (;;) {
    const midnight = Math.floor(local / DAY_MS + 1) * DAY_MS;
    const day = new Date(local);
    const isFree = day.getUTCDay() % 6 === 0 || isHoliday(day.toISOString().slice(0, 10), province);
    if (!isFree && left <= midnight - local) return new Date(local + left - offset);
    if (!isFree) left -= midnight - local;
    local = midnight;
  }
}
