/** What a browser calls itself, by what only it says: most say the names of others as well, so that the order matters. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//],
];

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system in names that are the same in both languages: `Firefox, Windows`. Nothing else of the header is kept; '' when neither is known. */
export function deviceName(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .flatMap((names) => names.find(([, sign]) => sign.test(userAgent))?.[0] ?? [])
    .join(', ');
}
