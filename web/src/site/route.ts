import { createContext, useContext, type ComponentType } from 'react';
import type { Language } from '@directory/domain/language';
import type { SiteConfig, SitemapFile } from '@directory/domain/site/page';
import type { Namespace, Translate } from '../i18n/namespaces.ts';
import type { QueryClient } from './query-client.ts';
import type { PageText } from './text.ts';

/**
 * What a page says of itself before its code is needed: a row of `src/routes/routes.ts`, by the name of its module
 * `src/routes/<name>-page.tsx`. The route table and the sitemap are made from these.
 */
export interface Route {
  /** The page's address, or addresses, as React Router writes patterns. */
  path: string | readonly string[];
  /** Namespaces of strings that the page needs beside the shell's. */
  strings: readonly Namespace[];
  /** The path begins with a province; one that begins otherwise is no page's. */
  isPlace?: boolean;
  /**
   * Parameters that may come with a link and stay in no address: `load` alone reads them, a script takes them out of the address bar
   * before anything is drawn, and the page is rendered as if they had not been there.
   */
  secretParams?: readonly string[];
  /** Headers of the page's answer that differ from other pages', in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** The file of the sitemap that lists the page, under its own path unless others are given. */
  sitemap?: { file: SitemapFile; paths?: readonly string[] };
}

/** For pages that are one person's alone, a member's or someone's with a result: nothing keeps a copy. */
export const NOT_STORED = { 'cache-control': 'no-store' } as const;
/** For pages whose address or content tells what someone feels or may do: nobody learns from where they were left. */
export const NOT_REFERRED = { 'referrer-policy': 'no-referrer' } as const;

/** The same for a page whose plain form is sent: without a referrer at all, the browser names no origin, and the server refuses it. */
export const OWN_REFERRER = { 'referrer-policy': 'same-origin' } as const;

/** What a route's module exports. It is a chunk of its own in the browser. */
export interface RouteModule {
  Component: ComponentType;
  /** Runs on the server only, before rendering: fills the query cache, or answers with a status or a redirect. */
  load?: (context: LoadContext) => Promise<LoadResult>;
  /** Has what the page shows ready before a link to it is followed. */
  prepare?: (context: Pick<LoadContext, 'queryClient' | 'params'>) => Promise<unknown>;
  /** A text page's text; inlined in the page, so that the browser need not fetch it. */
  text?: PageText;
  /** The page's title and the rest of its head; pure, called on the server and after each change in the browser. */
  head: (context: HeadContext) => PageHead;
}

export type RouteHead = RouteModule['head'];
export type RoutePrepare = NonNullable<RouteModule['prepare']>;
export type RouteLoad = NonNullable<RouteModule['load']>;

/** What a page knows of its own address. */
export interface RouteLocation {
  params: Readonly<Record<string, string | undefined>>;
  /** The whole address. The browser's origin and the site's public origin may differ: use path and query. */
  url: URL;
  language: Language;
}

export interface LoadContext extends RouteLocation {
  queryClient: QueryClient;
}

export interface LoadResult {
  /** 200 when left out. The component shows the state that belongs to it. */
  status?: PageStatus;
  redirect?: { location: string; status: 301 | 302 };
  /** What went wrong behind an error state that the page itself shows; the host logs it. */
  error?: unknown;
  /** Of a failure that is not told of by `error`: after how many seconds asking again makes sense. */
  retryAfterSeconds?: number | undefined;
  /** The same as the route's own, beside them: for what was asked for this once. */
  secretParams?: readonly string[];
  headers?: Readonly<Record<string, string>>;
  /** JSON-serialisable; inlined in the page and given to the component by {@link useRouteState} on its first render. */
  state?: unknown;
}

/** Loads what a page cannot do without. When that fails, it answers 503 and its component shows the error. */
export async function loadRequired(query: Promise<unknown>): Promise<LoadResult> {
  try {
    await query;
    return {};
  } catch (error) {
    return { status: 503, error };
  }
}

/** Loads what a page is about: it answers 404 where there is no such thing, and 503 where it cannot be had. */
export async function loadFound(query: Promise<unknown>): Promise<LoadResult> {
  try {
    return (await query) ? {} : { status: 404 };
  } catch (error) {
    return { status: 503, error };
  }
}

/** Loads what a page can do without: it answers as ever when that fails, and the host logs why. */
export async function loadOptional(query: Promise<unknown>): Promise<LoadResult> {
  const { error } = await loadRequired(query);
  return { error };
}

/** After how many seconds asking again makes sense: of the browser's failures as of the server's, where it is known. */
export function retryAfterOf(error: unknown): number | undefined {
  return error instanceof Error && 'retryAfterSeconds' in error && typeof error.retryAfterSeconds === 'number'
    ? error.retryAfterSeconds
    : undefined;
}

export type PageStatus = 200 | 404 | 500 | 503;

export interface HeadContext extends RouteLocation {
  t: Translate;
  queryClient: QueryClient;
  site: SiteConfig;
  state: unknown;
}

/** What stands in a page's head, and its breadcrumb. */
export interface PageHead {
  /** The page's own title without the site's name. */
  title: string;
  /** The last breadcrumb, where it is shorter than the title. */
  breadcrumb?: string;
  /** For those who find the page by searching; the title when left out. */
  description?: string;
  /** Path and query of the canonical address, without `lang`; the page's path when left out. */
  canonical?: string;
  /** True for pages that search engines shall leave out. */
  noIndex?: boolean;
  /** Path of the picture that stands for the page where it is shared (see `@directory/domain/site/og-image`); its kind's when left out. */
  picture?: string | undefined;
  /** What the page is to those who share it; a website when left out. */
  openGraphType?: 'article' | 'profile';
  /** A feed of what the page lists. */
  feed?: { title: string; path: string };
  parents?: readonly { label: string; to: string }[];
  /** schema.org objects without `@context`. */
  structuredData?: readonly Readonly<Record<string, unknown>>[];
}

/** The head of a page that could not be rendered or loaded. */
export function failureHead(t: Translate): PageHead {
  return { title: t('failure.title'), noIndex: true };
}

/** The head of an address where there is nothing. Needs the namespace `no-page`. */
export function notFoundHead(t: Translate): PageHead {
  return { title: t('no-page:notFound.title'), noIndex: true };
}

type Key = Parameters<Translate>[0];

/** The `head` of a page that search engines leave out, by the key of its title. */
export function unlistedHead(title: Key): RouteHead {
  return ({ t }) => ({ title: t(title), noIndex: true });
}

/** The state of the page that the server rendered; `undefined` after the visitor has gone to another one. */
export const RouteStateContext = createContext<unknown>(undefined);

/**
 * The `state` that the route's `load` returned: on the server and at hydration. `undefined` when the page was reached by
 * a link in the browser, where `load` does not run.
 */
// The caller knows what its own route's `load` returned.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function useRouteState<State>(): State | undefined {
  return useContext(RouteStateContext) as State | undefined;
}

/** The parameters of the current page's address. See {@link useRouteParams}. */
export const RouteParamsContext = createContext<RouteLocation['params']>({});

/** The parameters that the route's path names: `{ id }` for `/psychologist/:id`. */
export function useRouteParams(): RouteLocation['params'] {
  return useContext(RouteParamsContext);
}
