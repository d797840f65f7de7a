import type { Context } from 'hono';
import { TOO_BUSY } from './admission.ts';
import type { Environment } from './environment.ts';
import { createHash } from 'node:crypto';

/** The looks of the pages that the server writes itself. Crisis lines are as large as a finger. */
const PLAIN_STYLE = `:root{color-scheme:light dark}body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif}
.call,.line{display:inline-block;min-width:2.75rem;padding:.65rem 1.25rem;border:1px solid;border-radius:.5rem;margin:0 .5rem .5rem 0;\
font-weight:600;line-height:1.5;text-align:center;text-decoration:none}.call{border-color:#0a6468;background:#0a6468;color:#fff}.line{color:inherit}`;

/** What a Content-Security-Policy allows it by. */
export const PLAIN_STYLE_HASH = `sha256-${createHash('sha256').update(PLAIN_STYLE).digest('base64')}`;

/** The pages that the server writes itself, when the site's own cannot be made. Both languages: either may be wanted. */
const PLAIN_PAGES = {
  400: {
    en: ['This address is not written correctly', 'Please check it, or start from the home page.'],
    fr: ['Cette adresse est mal écrite', 'Vérifiez-la, ou repartez de la page d’accueil.'],
  },
  405: {
    en: ['This page can only be read', 'Please go back and try again.'],
    fr: ['Cette page se consulte seulement', 'Revenez en arrière et réessayez.'],
  },
  429: {
    en: [
      'Many pages at once',
      'We were asked for very many pages from your network. Please wait a minute and try again.',
    ],
    fr: [
      'Beaucoup de pages à la fois',
      'Un très grand nombre de pages ont été demandées depuis votre réseau. Attendez une minute, puis réessayez.',
    ],
  },
  500: {
    en: ['Something went wrong on our side', 'We are sorry. Please try again in a moment.'],
    fr: ['Un problème est survenu de notre côté', 'Nous en sommes désolés. Réessayez dans un instant.'],
  },
  busy: {
    en: ['Very many people are here just now', 'This page tries again by itself in a few seconds.'],
    fr: ['Beaucoup de monde en ce moment', 'Cette page réessaie d’elle-même dans quelques secondes.'],
  },
  503: {
    en: ['The site is starting', 'Please try again in a few seconds.'],
    fr: ['Le site démarre', 'Réessayez dans quelques secondes.'],
  },
} as const;

/** Of a page in place of another: nothing keeps it, and it tells nobody where it stood. */
export const UNKEPT = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const;
const HTML = { 'Content-Type': 'text/html; charset=UTF-8' } as const;

type PlainPage = keyof typeof PLAIN_PAGES;

/** Answers with a page that nothing keeps and that tells nobody where it was asked for: its address may be a member's. */
export function answerPlain(
  c: Context<Environment>,
  page: Exclude<PlainPage, 'busy'>,
  headers: Record<string, string> = {},
): Response {
  return c.html(plainPage(page), page, { ...UNKEPT, ...headers });
}

/** The page for who cannot be let in just now. Made once: it must cost next to nothing. */
export const BUSY_PAGE = Buffer.from(plainPage('busy'));

/** The same as an answer. */
export function answerBusy(c: Context<Environment>): Response {
  c.set('isCompressed', true);
  const headers = { ...UNKEPT, ...HTML, 'Retry-After': String(TOO_BUSY.retryAfterSeconds) };
  return c.body(BUSY_PAGE, 503, headers);
}

/** A small page that needs no build and no script. */
function plainPage(page: PlainPage): string {
  const { en, fr } = PLAIN_PAGES[page];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${en[0]} / ${fr[0]}</title>
<style>${PLAIN_STYLE}</style></head>
<body><main>
<h1>${en[0]}<br><span lang="fr">${fr[0]}</span></h1>
<p>${en[1]}</p>
<p lang="fr">${fr[1]}</p>
<p>If you are thinking about suicide, call or text 9-8-8, any time. If someone is in danger, call 911 (in Nunavut, the RCMP or your health centre).</p>
<p lang="fr">Si vous pensez au suicide, appelez ou textez le 9-8-8, jour et nuit. Si une personne est en danger, composez le 911 (au Nunavut, appelez la GRC ou votre centre de santé).</p>
<p><a class="call" href="tel:988">9-8-8</a> <a class="line" href="sms:988">Text / <span lang="fr">Texter</span> 9-8-8</a>
<a class="line" href="tel:911">911</a></p>
<p><a href="/" lang="en">Home page</a> · <a href="/?lang=fr" lang="fr" hreflang="fr">Page d’accueil</a></p>
</main></body></html>
`;
}
