import type { Config } from '../config.ts';
import { answerCacheableText } from '../http/cacheable.ts';
import { answerNotFound } from '../http/error-answers.ts';
import type { App } from '../http/environment.ts';
import { securityTxt } from './security-txt.ts';

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
