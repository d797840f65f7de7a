import type { ProvinceCode } from '../places/provinces.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONDAY = 1;

type Year = number;

/** A day of a year, and where it is a holiday: everywhere where nothing is said. */
interface Holiday {
  on: (year: Year) => Date;
  in?: string;
}

const fixed = (month: number, day: number) => (year: Year) => new Date(Date.UTC(year, month - 1, day));
/** The first Monday on or after a day. */
const monday = (month: number, from: number) => (year: Year) => {
  const day = fixed(month, from)(year);
  return new Date(day.getTime() + ((MONDAY + 7 - day.getUTCDay()) % 7) * DAY_MS);
};

/** General holidays of provinces and territories, as their laws on employment name them (canada.ca, public holidays of 2026). */
const HOLIDAYS: readonly Holiday[] = [
  { on: fixed(1, 1) },
  { on: monday(2, 15), in: 'AB BC MB NB NS ON PE SK' },
  { on: goodFriday },
  { on: monday(5, 18), in: 'AB BC MB NT NU ON QC SK YT' },
  { on: fixed(6, 21), in: 'NT YT' },
  { on: fixed(6, 24), in: 'QC' },
  { on: fixed(7, 1) },
  { on: monday(8, 1), in: 'BC NB NT NU SK' },
  { on: monday(8, 15), in: 'YT' },
  { on: monday(9, 1) },
  { on: fixed(9, 30), in: 'BC MB NT NU PE YT' },
  { on: monday(10, 8), in: 'AB BC MB NT NU ON QC SK YT' },
  { on: fixed(11, 11), in: 'AB BC NB NL NT NU PE SK YT' },
  { on: fixed(12, 25) },
  { on: fixed(12, 26), in: 'ON' },
];

/** Two days before Easter, by the Gregorian rule (Meeus, Jones and Butcher). */
function goodFriday(year: Year): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const easter = fixed(Math.floor(days / 31), (days % 31) + 1)(year);
  return new Date(easter.getTime() - 2 * DAY_MS);
}

/** Whether a day, `YYYY-MM-DD`, is a holiday there. Pure. */
export function isHoliday(day: string, province: ProvinceCode): boolean {
  const year = Number(day.slice(0, 4));
  return HOLIDAYS.some(
    ({ on, in: where }) =>
      (where === undefined || where.includes(province)) && on(year).toISOString().startsWith(day),
  );
}
