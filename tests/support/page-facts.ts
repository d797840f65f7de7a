/** What a page's HTML says to those who read it without scripts. */
export interface PageFacts {
  language: string | undefined;
  title: string | undefined;
  description: string | undefined;
  canonical: string | undefined;
  /** Addresses of the twins by `hreflang`. */
  twins: Record<string, string>;
  isIndexable: boolean;
  openGraph: Record<string, string>;
  /** The schema.org objects. @throws SyntaxError from {@link pageFacts} when one is no JSON */
  structuredData: Record<string, unknown>[];
  headings: number;
  /** `href` of each link and `src` of each script and picture, as written. */
  links: string[];
  files: string[];
  ids: ReadonlySet<string>;
  /** The visible text, a line for each element's. */
  text: string;
}

/** Reads a page that this site's server rendered. Its markup is regular: attributes stand in double quotes. */
export function pageFacts(html: string): PageFacts {
  const [head = ''] = /<head>[^]*<\/head>/.exec(html) ?? [];
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b[^]*?<\/\1>/g, '');
  const metas = tags(head, 'meta');
  const links = tags(head, 'link');
  const metaOf = (key: string) =>
    metas.find((meta) => meta['name'] === key || meta['property'] === key)?.['content'];
  return {
    language: tags(html, 'html')[0]?.['lang'],
    title: unescapeHtml(/<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '') || undefined,
    description: metaOf('description'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    twins: Object.fromEntries(
      links.filter(({ hreflang }) => hreflang).map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    isIndexable: !(metaOf('robots') ?? '').includes('noindex'),
    openGraph: Object.fromEntries(
      metas
        .filter(({ property }) => property?.startsWith('og:'))
        .map(({ property = '', content = '' }) => [property, content]),
    ),
    structuredData: [...head.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
    headings: tags(body, 'h1').length,
    links: tags(body, 'a').flatMap(({ href }) => href ?? []),
    files: [
      ...tags(html, 'script').flatMap(({ src }) => src ?? []),
      // Those that the page's start script loads.
      ...[...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file),
      ...links
        .filter(({ rel }) => rel !== 'alternate' && rel !== 'canonical')
        .flatMap(({ href }) => href ?? []),
    ],
    ids: new Set([...body.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => unescapeHtml(id))),
    text: unescapeHtml(body.replace(/<!--[^]*?-->/g, '').replace(/<[^>]+>/g, '\n')),
  };
}

export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>])([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        unescapeHtml(value),
      ]),
    ),
  );
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
