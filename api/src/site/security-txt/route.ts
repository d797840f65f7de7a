import type { Config } from '../../config.ts';
import { answerCacheableText } from '../../http/cacheable.ts';
import { answerNotFound } from '../../http/error-answers.ts';
import type { App } from '../../http/environment.ts';
import { LANGUAGES } from '@directory/domain/language';

const PATH = '/.well-known/security.txt';
const KEPT_SECONDS = 24 * 60 * 60;

/** GET /.well-known/security.txt: where to report a vulnerability (RFC 9116). A site that names no contact has none. */
export function registerSecurityTxt(
  app: App,
  { publicUrl, securityContact }: Pick<Config, 'publicUrl' | 'securityContact'>,
): void {
  app.get(PATH, (c) => {
    if (securityContact === null) return answerNotFound(c);
    const text = securityTxt({ contact: securityContact, canonical: publicUrl + PATH }, new Date());
    return answerCacheableText(c, text, { contentType: 'text/plain; charset=utf-8', seconds: KEPT_SECONDS });
  });
}

interface SecurityTxt {
  /** A mailto:, https: or tel: address. */
  contact: string;
  /** The file's own address. */
  canonical: string;
}

/** RFC 9116 recommends less than a year. Half of one leaves room for copies that caches keep. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The file as RFC 9116 has it. It expires half a year after the day's beginning: all day long it is the same text. */
export function securityTxt({ contact, canonical }: SecurityTxt, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS);
  const expires = new Date((today + VALID_DAYS) * DAY_MS).toISOString().replace('.000Z', 'Z');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
