import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { LANGUAGES, LOCALES, type Language } from '@directory/domain/language';
import { defaultOgImagePath, OG_IMAGE } from '@directory/domain/site/og-image';
import { inLanguage } from '@directory/domain/site/paths';
import { useTranslation } from '../i18n/use-translation.ts';
import { useQueryClient } from '../site/use-query.ts';
import { useLanguage, useSite } from '../site/contexts.ts';
import { jsonForScript } from '../site/page-data.ts';
import { failureHead, type PageHead, type RouteModule } from '../site/route.ts';

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

export interface HeadPlace {
  language: Language;
  siteName: string;
  /** The site's public origin, without a final slash. */
  origin: string;
  path: string;
  /** What the breadcrumbs call the home page. Given on the server: breadcrumbs as data are for search engines. */
  home?: string;
}

type WholeHead = PageHead & { description: string };

/** The elements that describe a page: title, description, canonical, its twins in each language (members' and match pages have them, too), Open Graph. */
export function headTags(given: PageHead, place: HeadPlace): HeadTag[] {
  const head = { description: given.title, ...given };
  const canonicalPath = head.canonical ?? place.path.split('?', 1)[0] ?? '/';
  const address = (language: Language) => place.origin + inLanguage(canonicalPath, language);
  const title = head.title === place.siteName ? head.title : `${head.title} · ${place.siteName}`;
  return [
    { name: 'title', attributes: {}, text: title },
    meta('name', 'description', head.description),
    ...(head.noIndex
      ? [meta('name', 'robots', 'noindex')]
      : [link({ rel: 'canonical', href: address(place.language) })]),
    ...LANGUAGES.map((language) => link({ rel: 'alternate', hreflang: language, href: address(language) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: address('en') }),
    ...(head.feed
      ? [
          link({
            rel: 'alternate',
            type: 'application/rss+xml',
            title: head.feed.title,
            href: place.origin + head.feed.path,
          }),
        ]
      : []),
    ...sharedTags(head, place, canonicalPath),
    ...structuredDataTags(head, place, canonicalPath),
  ];
}

/** What the page says to search engines, which read what the server sends: browsers make no script elements of texts. */
function structuredDataTags(head: WholeHead, place: HeadPlace, canonicalPath: string): HeadTag[] {
  if (!import.meta.env.SSR) return [];
  return [
    ...(head.structuredData ?? []),
    ...breadcrumbList(head, place, canonicalPath),
    webPage(head, place, canonicalPath),
  ].map((item) => ({
    name: 'script' as const,
    attributes: { type: 'application/ld+json' },
    text: jsonForScript({ '@context': 'https://schema.org', ...item }),
  }));
}

/** The page itself, as schema.org describes one. What search engines leave out gives no address: it may be nobody's. */
function webPage(
  head: WholeHead,
  { language, origin, siteName }: HeadPlace,
  canonicalPath: string,
): Record<string, unknown> {
  return {
    '@type': 'WebPage',
    name: head.title,
    description: head.description,
    inLanguage: LOCALES[language],
    ...(!head.noIndex && { url: origin + inLanguage(canonicalPath, language) }),
    isPartOf: { '@type': 'WebSite', name: siteName, url: `${origin}/` },
  };
}

/** Where the page stands, as schema.org lists it: the breadcrumbs that the page shows. */
function breadcrumbList(
  head: WholeHead,
  { home, origin, language }: HeadPlace,
  canonicalPath: string,
): Record<string, unknown>[] {
  if (home === undefined || head.noIndex || canonicalPath === '/') return [];
  const crumbs = [
    { label: home, to: '/' },
    ...(head.parents ?? []),
    { label: head.breadcrumb ?? head.title, to: canonicalPath },
  ];
  const items = crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + inLanguage(to, language),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

/** What the page is where it is shared, and its picture. Those who share a page read what the server sends: the browser is spared the code. */
function sharedTags(head: WholeHead, place: HeadPlace, canonicalPath: string): HeadTag[] {
  if (!import.meta.env.SSR) return [];
  const path = head.picture ?? defaultOgImagePath(head.noIndex ? '/' : canonicalPath, place.language);
  const address = place.origin + path;
  return [
    meta('property', 'og:type', head.openGraphType ?? 'website'),
    meta('property', 'og:site_name', place.siteName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', place.origin + inLanguage(canonicalPath, place.language)),
    meta('property', 'og:locale', openGraphLocale(place.language)),
    ...LANGUAGES.filter((language) => language !== place.language).map((language) =>
      meta('property', 'og:locale:alternate', openGraphLocale(language)),
    ),
    meta('property', 'og:image', address),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(OG_IMAGE.width)),
    meta('property', 'og:image:height', String(OG_IMAGE.height)),
    meta('property', 'og:image:alt', head.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', address),
  ];
}

/** The elements as HTML, each marked so that the browser can replace them. */
export function renderHeadTags(tags: readonly HeadTag[]): string {
  return tags
    .map(({ name, attributes, text }) => {
      const start = `<${name}${renderAttributes({ ...attributes, 'data-head': '' })}>`;
      if (text === undefined) return start;
      return `${start}${name === 'script' ? text : escapeHtml(text)}</${name}>`;
    })
    .join('\n');
}

function applyHeadTags(tags: readonly HeadTag[], document: Document): void {
  for (const element of document.head.querySelectorAll('[data-head]')) element.remove();
  for (const { name, attributes, text } of tags) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries({ ...attributes, 'data-head': '' })) {
      element.setAttribute(attribute, value);
    }
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}

/** The attributes as HTML, each preceded by a space. */
export function renderAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([attribute, value]) => (value === '' ? ` ${attribute}` : ` ${attribute}="${escapeHtml(value)}"`))
    .join('');
}

/** The text with the characters that HTML gives a meaning replaced by references. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function meta(kind: 'name' | 'property', key: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [kind]: key, content } };
}

function link(attributes: Readonly<Record<string, string>>): HeadTag {
  return { name: 'link', attributes };
}

function openGraphLocale(language: Language): string {
  return LOCALES[language].replace('-', '_');
}

interface HeadFacts {
  params: Readonly<Record<string, string | undefined>>;
  state: unknown;
  failed: boolean;
}

/**
 * The head of the current page, made anew when data that it names arrives. In the browser the document's head follows;
 * on the first render it is already there.
 */
export function useHead(module: RouteModule, { params, state, failed }: HeadFacts): PageHead {
  const { i18n } = useTranslation();
  const site = useSite();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const path = pathname + search;

  const makeHead = () =>
    JSON.stringify(
      failed
        ? failureHead(i18n.t)
        : module.head({
            t: i18n.t,
            language,
            params,
            url: new URL(path, site.origin),
            queryClient,
            site,
            state,
          }),
    );
  // As text, so that an equal head is the same snapshot.
  const text = useSyncExternalStore(queryClient.subscribe, makeHead, makeHead);
  const head = useMemo(() => JSON.parse(text) as PageHead, [text]);

  const siteName = i18n.t('siteName');
  const applied = useRef<string | null>(null);
  useEffect(() => {
    const tags = headTags(head, { language, siteName, origin: site.origin, path });
    const tagsText = JSON.stringify(tags);
    if (applied.current !== null && applied.current !== tagsText) applyHeadTags(tags, document);
    applied.current = tagsText;
  }, [head, language, siteName, site.origin, path]);
  return head;
}

/**
 * While a page with a referrer policy of its own is shown, whatever it loads or leads to is told no more than that allows.
 * The server says the same in a header, which a page reached by a link within the site never sees.
 */
export function useReferrerPolicy(policy: string | undefined): void {
  useLayoutEffect(() => {
    if (policy === undefined) return;
    setPolicy(policy);
    // The site's own policy again. Removing the element would not bring it back.
    return () => setPolicy('strict-origin-when-cross-origin');
  }, [policy]);
}

function setPolicy(policy: string): void {
  document.head.querySelector('meta[name="referrer"]')?.remove();
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = policy;
  document.head.append(meta);
}
