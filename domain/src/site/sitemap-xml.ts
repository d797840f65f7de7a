import { LANGUAGES } from '../language.ts';
import { inLanguage } from './paths.ts';

export interface SitemapPage {
  path: string;
  /** When what the page shows last changed; left out when nobody knows. */
  lastModified?: Date | string | undefined;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const URL_SET = {
  start: `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  end: '</urlset>\n',
} as const;

/** A whole file of the sitemap, for pages that are all known at once. */
export function urlSet(origin: string, pages: readonly SitemapPage[]): string {
  return URL_SET.start + pages.map((page) => urlEntries(origin, page)).join('') + URL_SET.end;
}

/** One page as the sitemap lists it: once in each language, each naming its twins. `origin` has no final slash. */
export function urlEntries(origin: string, { path, lastModified }: SitemapPage): string {
  const address = LANGUAGES.map((language) => escapeXml(origin + inLanguage(path, language)));
  const twins = LANGUAGES.map(
    (language, index) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address[index] ?? ''}"/>`,
  ).join('');
  const others = `${twins}<xhtml:link rel="alternate" hreflang="x-default" href="${address[0] ?? ''}"/>`;
  const changed = lastModified === undefined ? '' : `<lastmod>${dateOf(lastModified)}</lastmod>`;
  return address.map((loc) => `<url><loc>${loc}</loc>${changed}${others}</url>\n`).join('');
}

export function sitemapIndex(origin: string, files: readonly SitemapPage[]): string {
  const entries = files.map(({ path, lastModified }) => {
    const changed = lastModified === undefined ? '' : `<lastmod>${dateOf(lastModified)}</lastmod>`;
    return `<sitemap><loc>${escapeXml(origin + path)}</loc>${changed}</sitemap>\n`;
  });
  return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** The text with the characters that XML gives a meaning replaced by references. */
export function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');
}

function dateOf(value: Date | string): string {
  return typeof value === 'string' ? value : value.toISOString();
}
