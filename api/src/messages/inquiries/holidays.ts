import type { IsHoliday } from '@directory/domain/inquiries/working-time';
import Holidays from 'date-holidays';

const years = new Map<string, ReadonlySet<string>>();

/** The public holidays of a province, as the package date-holidays lists them. */
export const isHoliday: IsHoliday = (day, province) => {
  const year = day.slice(0, 4);
  const key = `${province} ${year}`;
  const known = years.get(key) ?? holidaysOf(province, Number(year));
  years.set(key, known);
  return known.has(day);
};

function holidaysOf(province: string, year: number): ReadonlySet<string> {
  const listed = new Holidays('CA', province, { types: ['public'] }).getHolidays(year);
  return new Set(listed.map(({ date }) => date.slice(0, 10)));
}
