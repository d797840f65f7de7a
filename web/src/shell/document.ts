import { LOCALES } from '@directory/domain/language';
import type { PageAssets } from './assets.ts';
import { recordEarlyInputScript } from '../site/early-input/early-input.ts';
import { startScript } from '../site/early-input/start-script.ts';
import { renderAttributes, renderHeadTags, type HeadTag } from './head-tags.ts';
import { markSessionScript } from '../features/session/stored-session.ts';
import { pageDataScript, type PageData } from '../site/page-data.ts';
import { takeParamsScript } from '../site/secret-params.ts';

interface DocumentParts {
  data: PageData;
  nonce: string;
  assets: PageAssets;
  tags: readonly HeadTag[];
  /** See `Route`. */
  secretParams: readonly string[];
  /** Links that React adds to the head. */
  hoisted: string;
  body: string;
}

// Vite's React plugin wants this before any component is evaluated.
const refreshPreamble = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** The whole HTML document of a page. Every script carries the nonce. */
export function renderDocument(parts: DocumentParts): string {
  const { data, nonce, assets, tags, secretParams, hoisted, body } = parts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // First of all: whatever runs or loads later sees the address without them.
    ...(secretParams.length > 0
      ? [`<script${renderAttributes({ nonce })}>${takeParamsScript(secretParams)}</script>`]
      : []),
    renderHeadTags(tags, nonce),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1819">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script${renderAttributes({ nonce })}>${markSessionScript}${recordEarlyInputScript}</script>`,
    `<meta${renderAttributes({ property: 'csp-nonce', content: '', nonce })}>`,
    ...assets.fonts.map(
      (href) =>
        `<link${renderAttributes({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' })}>`,
    ),
    ...assets.styles.map((href) => `<link${renderAttributes({ rel: 'stylesheet', href })}>`),
    hoisted,
    ...(assets.development
      ? [
          `<script type="module" nonce="${nonce}">${refreshPreamble}</script>`,
          moduleScript('/@vite/client', nonce),
          moduleScript(assets.entry, nonce),
        ]
      : []),
  ];
  return [
    '<!doctype html>',
    `<html lang="${LOCALES[data.language]}">`,
    `<head>\n${head.join('\n')}\n</head>`,
    '<body>',
    `<div id="root">${body}</div>`,
    pageDataScript(data, nonce),
    assets.development ? '' : `<script${renderAttributes({ nonce })}>${startScript(assets)}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}

const moduleScript = (src: string, nonce: string) =>
  `<script${renderAttributes({ type: 'module', src, nonce })}></script>`;
