/**
 * Names stored moments for people, in the reader's own time zone: “March 12, 2026 at 9:05 a.m.”. Two results of one day are told
 * apart by the time, two of one minute by the second. @param moments ISO 8601, all that are shown together
 */
export function shownMoments(moments: readonly string[], locale: string): (moment: string) => string {
  const toTheMinute = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const toTheSecond = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium' });
  const minute = (moment: string) => toTheMinute.format(new Date(moment));
  const counts = new Map<string, number>();
  for (const name of [...new Set(moments)].map(minute)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (moment) => {
    const name = minute(moment);
    return (counts.get(name) ?? 0) > 1 ? toTheSecond.format(new Date(moment)) : name;
  };
}
