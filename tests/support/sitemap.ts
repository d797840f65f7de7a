/** Asks for an address and returns its text. @throws Error on another answer than 200 */
export type Fetch = (address: string) => Promise<string>;

export interface SitemapEntry {
  address: string;
  lastModified: string | undefined;
  twins: Record<string, string>;
}

/** The addresses of the sitemap's files. */
export async function sitemapFiles(read: Fetch): Promise<string[]> {
  return [...(await read('/sitemap.xml')).matchAll(/<sitemap><loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
    plain(loc),
  );
}

/** The entries of a file of the sitemap. */
export function sitemapEntries(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>([^]*?)<\/url>/g)].map(([, entry = '']) => ({
    address: plain(/<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? ''),
    lastModified: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
    twins: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', href = '']) => [
        language,
        plain(href),
      ]),
    ),
  }));
}

function plain(xml: string): string {
  return xml
    .replace(/&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
