import { createHash } from 'node:crypto';
import { LOCALES } from '@directory/domain/language';
import type { PageAssets } from './assets.ts';
import { keepPressScript, recordEarlyInputScript } from '../site/early-input/early-input.ts';
import { renderAttributes, renderHeadTags, type HeadTag } from './head.ts';
import { stayAwayScript } from '../features/quick-exit/leave-quickly.ts';
import { markSessionScript } from '../features/session/stored-session.ts';
import { markListScript } from '../features/shortlist/list-key.ts';
import type { DocumentMark } from '../site/document-marks.ts';
import { pageDataScript, type PageData } from '../site/page-data.ts';
import { takeParamsScript } from '../site/secret-params.ts';
import { startScript } from '../site/early-input/start-script.ts';

interface DocumentParts {
  data: PageData;
  assets: PageAssets;
  tags: readonly HeadTag[];
  marks: readonly DocumentMark[];
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

interface RenderedDocument {
  html: string;
  /** What a Content-Security-Policy allows its inline scripts by. The page is thereby the same bytes for everybody, which a nonce would not be. */
  scriptHashes: readonly string[];
}

/** The whole HTML document of a page. */
export function renderDocument(parts: DocumentParts): RenderedDocument {
  const { data, assets, tags, marks, secretParams, hoisted, body } = parts;
  // First of all: whatever runs or loads later sees the address without them.
  const first = [stayAwayScript, ...(secretParams.length > 0 ? [takeParamsScript(secretParams)] : [])];
  const early = `${markSessionScript};${markListScript};${keepPressScript};${recordEarlyInputScript}`;
  const start = startScript(assets);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...first.map((script) => `<script>${script}</script>`),
    renderHeadTags(tags),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1819">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
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
