import type { Accuracy } from '../contracts/accuracy.ts';
import { PROVINCE_CODES, type ProvinceCode } from '../places/provinces.ts';

/** What one row of the open file counts. */
export interface AccuracyDay {
  /** `2026-11-26` */
  day: string;
  figure: 'listed' | 'confirmed' | 'messages' | 'answered' | 'reported' | 'mended' | 'kept';
  /** Of `listed` and `confirmed`; '' where none is given, and of the others. */
  province: ProvinceCode | '';
  /** Of `answered`: within how many hours. */
  hours: number;
  count: number;
}

/** The first line of the open file. */
export const ACCURACY_COLUMNS = ['day', 'figure', 'province', 'hours', 'count'] as const;

/** Messages and reports of so many days count. */
export const WINDOW_DAYS = 90;
/** A message has so many days to be answered before it counts. */
export const ANSWER_DAYS = 7;
/** The figures are made of so many days, and some in which no count was made. */
export const FIGURED_DAYS = WINDOW_DAYS + ANSWER_DAYS + 3;

/** The figures of the page, from the rows of the open file and nothing else. */
export function accuracyOf(rows: readonly AccuracyDay[]): Accuracy {
  const day = rows.reduce<string | null>(
    (last, row) => (row.figure === 'listed' && (last === null || row.day > last) ? row.day : last),
    null,
  );
  const daysBefore = (count: number) =>
    new Date(Date.parse(day ?? '1970-01-01') - count * 86_400_000).toISOString().slice(0, 10);
  const sum = (figure: AccuracyDay['figure'], from: string, to: string, province?: string) =>
    rows.reduce((total, row) => {
      const counts = row.figure === figure && row.day >= from && row.day <= to;
      return counts && (province === undefined || row.province === province) ? total + row.count : total;
    }, 0);
  const today = day ?? '';
  const [firstSent, lastSent] = [daysBefore(WINDOW_DAYS + ANSWER_DAYS - 1), daysBefore(ANSWER_DAYS)];
  const firstReport = daysBefore(WINDOW_DAYS - 1);
  const answered = sum('answered', firstSent, lastSent);
  let half = answered / 2;
  const answers = rows
    .filter((row) => row.figure === 'answered' && row.day >= firstSent && row.day <= lastSent)
    .toSorted((a, b) => a.hours - b.hours);
  const middle = answers.find(({ count }) => (half -= count) <= 0);
  return {
    day,
    listed: sum('listed', today, today),
    confirmed: sum('confirmed', today, today),
    provinces: [...PROVINCE_CODES, ''].flatMap((province) => {
      const listed = sum('listed', today, today, province);
      const confirmed = sum('confirmed', today, today, province);
      return listed > 0 ? [{ code: (province || null) as ProvinceCode | null, listed, confirmed }] : [];
    }),
    messages: sum('messages', firstSent, lastSent),
    answered,
    medianHours: middle?.hours ?? null,
    reported: sum('reported', firstReport, today),
    mended: sum('mended', firstReport, today),
    kept: sum('kept', firstReport, today),
  };
}
