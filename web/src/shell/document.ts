import { createHash } from 'node:crypto';
import { LOCALES } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import type { PageAssets } from './assets.ts';
import { keepPressScript, recordEarlyInputScript } from '../site/early-input/early-input.ts';
import { renderAttributes, renderHeadTags, type HeadTag } from './head.ts';
import { stayAwayScript } from '../features/quick-exit/leave-quickly.ts';
import { markSessionScript } from '../features/session/stored-session.ts';
import { markListScript } from '../features/shortlist/kept-list.ts';
import type { DocumentMark } from '../site/document-marks.ts';
import { pageDataScript, type PageData } from '../site/page-data.ts';

interface DocumentParts {
  data: PageData;
  assets: PageAssets;
  tags: readonly HeadTag[];
  marks: readonly DocumentMark[];
  /** The page's path and query, where it is another than was asked for: see `secretParams` of `Route`. */
  shown: string | null;
  /** Links that React adds to the head. */
  hoisted: string;
  body: string;
}

// Vite's React plugin wants this before any component is evaluated.
const refreshPreamble = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

interface RenderedDocument {
  html: string;
  /** What a Content-Security-Policy allows its inline scripts by. The page is thereby the same bytes for everybody, which a nonce would not be. */
  scriptHashes: readonly string[];
}

/** The whole HTML document of a page. */
export function renderDocument(parts: DocumentParts): RenderedDocument {
  const { data, assets, tags, marks, shown, hoisted, body } = parts;
  // First of all: whatever runs or loads later sees the address without them.
  const first = [stayAwayScript, ...(shown === null ? [] : [showAddressScript])];
  const early = `${markSessionScript};${markListScript};${keepPressScript};${recordEarlyInputScript}`;
  const start = startScript(assets);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(shown === null ? [] : [`<meta${renderAttributes({ name: 'shown-address', content: shown })}>`]),
    ...first.map((script) => `<script>${script}</script>`),
    renderHeadTags(tags),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1819">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link${renderAttributes({ rel: 'search', type: 'application/opensearchdescription+xml', href: paths.openSearch(data.language) })}>`,
    `<script>${early}</script>`,
    ...assets.fonts.map(
      (href) =>
        `<link${renderAttributes({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' })}>`,
    ),
    ...assets.styles.map((href) => `<link${renderAttributes({ rel: 'stylesheet', href })}>`),
    hoisted,
    ...(assets.development
      ? [
          `<script type="module">${refreshPreamble}</script>`,
          moduleScript('/@vite/client'),
          moduleScript(assets.entry),
        ]
      : []),
  ];
  const html = [
    '<!doctype html>',
    `<html${renderAttributes({ lang: LOCALES[data.language], ...(marks.length > 0 && { class: marks.join(' ') }) })}>`,
    `<head>\n${head.join('\n')}\n</head>`,
    '<body>',
    `<div id="root">${body}</div>`,
    pageDataScript(data),
    assets.development ? '' : `<script>${start}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
  return { html, scriptHashes: [...first, early, start].map(hashOf) };
}

/** There are as many different ones as kinds of pages. */
const hashes = new Map<string, string>();

function hashOf(script: string): string {
  const hash = hashes.get(script) ?? `sha256-${createHash('sha256').update(script).digest('base64')}`;
  hashes.set(script, hash);
  return hash;
}

const moduleScript = (src: string) => `<script${renderAttributes({ type: 'module', src })}></script>`;

/** The address without these parameters; itself when it has none of them. */
export function withoutParams(url: URL, names: readonly string[]): URL {
  const found = names.filter((name) => url.searchParams.has(name));
  if (found.length === 0) return url;
  const shown = new URL(url);
  for (const name of found) shown.searchParams.delete(name);
  return shown;
}

/**
 * A script for the document's head that puts what stands before it in place of what the address bar, and this entry of the tab's history,
 * say: the address that a page was made for, without what it keeps to itself. One that answers a form stands below the form's.
 */
export const showAddressScript = `history.replaceState(history.state,'',document.querySelector('meta[name=shown-address]').content+location.hash)`;

/** A paint comes far sooner, or not at all. */
const LONGEST_WAIT_MS = 5_000;

/**
 * The inline script at the page's end that loads its modules once it has been painted: until then its look and letters
 * have the line and the device to themselves, and links and forms work without scripts. Each module is a task of its own:
 * asking for all of them at once would hold up a slow phone. A page in a hidden tab waits until it is shown; one in view for a few
 * seconds at most, should a busy device paint nothing.
 *
 * Should they not come, it says so to the style sheets: what waits for them (see `Loading`) then offers to load the page again.
 *
 * What it adds is trusted as it is itself, and its policy for Trusted Types lets one address through: the entry's.
 */
export function startScript({ entry, modules }: { entry: string; modules: readonly string[] }): string {
  return `{let begun=false;const begin=()=>{if(begun)return;begun=true;
const add=(tag,of)=>document.head.append(Object.assign(document.createElement(tag),of));
const entry=${JSON.stringify(entry)};
const policy=self.trustedTypes?.createPolicy('start',{createScriptURL:()=>entry});
for(const href of ${JSON.stringify(modules)})setTimeout(add,0,'link',{rel:'modulepreload',href});
setTimeout(add,0,'script',{type:'module',src:policy?policy.createScriptURL(''):entry,onerror(){document.documentElement.dataset.failed=''}})};
requestAnimationFrame(()=>setTimeout(begin));setTimeout(()=>document.hidden||begin(),${LONGEST_WAIT_MS})}`;
}
