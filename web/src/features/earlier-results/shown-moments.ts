/**
 * Names stored moments for people, in the reader's own time zone: “March 12, 2026 at 9:05 a.m.”. Two results of one day are told
 * apart by the time, two of one minute by the second. @param moments ISO 8601, all that are shown together
 */
export function shownMoments(moments: readonly string[], locale: string): (moment: string) => string {
  const toTheMinute = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const toTheSecond = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium' });
  // French writes "9 h 05" and "17 h 46", without a zero before. Neither a time nor a day must break within.
  const name = (format: Intl.DateTimeFormat, moment: string) =>
    format
      .format(new Date(moment))
      .replace(/\b0(?=\d\sh\b)/, '')
      .replace(/ (?=(?:h|min|s|\d{4})\b)|(?<=\b(?:h|min)) |(?<=^\p{L}+) |(?<=^\d+) /gu, '\u00a0');
  const minute = (moment: string) => name(toTheMinute, moment);
  const counts = new Map<string, number>();
  for (const named of [...new Set(moments)].map(minute)) counts.set(named, (counts.get(named) ?? 0) + 1);
  return (moment) => {
    const named = minute(moment);
    return (counts.get(named) ?? 0) > 1 ? name(toTheSecond, moment) : named;
  };
}
