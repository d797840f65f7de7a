import type { Language } from '@directory/domain/language';
import type { SiteConfig } from '@directory/domain/site/page';
import type { DehydratedQueries } from './query-client.ts';
import type { PageText } from './text.ts';

/** What the server hands to the browser with a page, in an inert script element. */
export interface PageData {
  site: SiteConfig;
  language: Language;
  queries: DehydratedQueries;
  /** The route's own state; see `useRouteState`. */
  state: unknown;
  text: PageText | null;
  /** The page could not be rendered: the browser shows the same failure. */
  failed: boolean;
}

const ELEMENT_ID = 'page-data';

/**
 * JSON that is safe inside a script element: no `<` remains, so neither `</script>` nor `<!--` in a bio ends or opens
 * anything. Browsers read the same value back.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

export function pageDataScript(data: PageData): string {
  return `<script id="${ELEMENT_ID}" type="application/json">${jsonForScript(data)}</script>`;
}

/** The data of the page that the server rendered. @throws when the document carries none. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) throw new Error('This document carries no page data.');
  return JSON.parse(text) as PageData;
}
