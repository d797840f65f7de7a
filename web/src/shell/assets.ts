import type { Language } from '@directory/domain/language';
import type { RouteEntry } from './route-table.ts';

export type Manifest = Readonly<
  Record<
    string,
    {
      file: string;
      imports?: readonly string[];
      css?: readonly string[];
      assets?: readonly string[];
    }
  >
>;

/** Addresses of the files that a page loads, from the site's root. */
export interface PageAssets {
  entry: string;
  /** Further modules that it needs at once. */
  modules: string[];
  styles: string[];
  fonts: string[];
  /** While developing, Vite's client must run first. */
  development: boolean;
}

const ENTRY = 'src/shell/entry-client.tsx';

/** The files of a page that consists of the entry and these sources (manifest keys). Without a manifest, the sources. */
export function pageAssets(manifest: Manifest | null, sources: readonly string[]): PageAssets {
  if (!manifest) {
    return {
      entry: `/${ENTRY}`,
      modules: [],
      styles: ['/src/ui/styles/index.css'],
      fonts: [],
      development: true,
    };
  }
  const chunks = new Set<string>();
  const collect = (key: string) => {
    if (chunks.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest of the client build has no ${key}: build the web again.`);
    chunks.add(key);
    chunk.imports?.forEach(collect);
  };
  [ENTRY, ...sources].forEach(collect);
  const found = [...chunks].flatMap((key) => manifest[key] ?? []);
  const address = (file: string) => `/${file}`;
  return {
    entry: address(manifest[ENTRY]?.file ?? ''),
    modules: unique(found.map((chunk) => chunk.file))
      .map(address)
      .slice(1),
    styles: unique(found.flatMap((chunk) => chunk.css ?? [])).map(address),
    // The accented letters of English and French are in the latin subset; latin-ext is for other names, when they occur.
    fonts: unique(found.flatMap((chunk) => chunk.assets ?? []))
      .filter((file) => /inter-latin-wght/.test(file))
      .map(address),
    development: false,
  };
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

/** What a page loads beside the entry, as keys of the build's manifest: its own chunk and its strings in one language. */
export function pageSources(entry: RouteEntry, language: Language): string[] {
  const namespaces = ['shell', ...entry.strings] as const;
  return [...entry.sources, ...namespaces.map((namespace) => `src/i18n/${language}/${namespace}.ts`)];
}
