/** A stored moment as a date for people, such as “March 12, 2026”, in the reader's own time zone. */
export function shownDate(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment));
}
