import type { Language } from '@directory/domain/language';

/** Ten digits, however they are parted, with the country's 1 or without, and perhaps an extension. */
const NUMBER =
  /^(?:\+?1[\s.-]*)?\(?([2-9]\d\d)\)?[\s./-]*(\d{3})[\s.-]*(\d{4})(?:[\s,;]*(?:ext(?:ension)?|x|poste|#)[\s.:#]*(\d{1,6}))?$/i;

/** Area codes of numbers that are free to call, which are written with the 1 in front. */
const TOLL_FREE = /^8(?:00|33|44|55|66|77|88)$/;

/** A number as all are written here, `204-555-0138`, whoever wrote it how; what is no number of this country stays as it is. */
export function displayPhone(phone: string, language: Language): string {
  const [, area, exchange, line, extension] = NUMBER.exec(phone.trim()) ?? [];
  if (!area) return phone;
  const number = `${TOLL_FREE.test(area) ? '1-' : ''}${area}-${exchange}-${line}`;
  return extension ? `${number} ${language === 'fr' ? 'poste' : 'ext.'} ${extension}` : number;
}
