import type { i18n as I18n, InitOptions } from 'i18next';

/**
 * Stands in for `i18next` in the browser's bundle (14 kB gzip less on every page): a page has one language for its life and
 * its strings are loaded before it is shown, so what remains of i18next is look-up, plurals, interpolation and the format `number`. The server
 * renders with i18next itself; a test holds the two together on every string of the site. Not here, on purpose: nesting,
 * context, other formats, fallback languages and detection.
 */
export function createInstance(): I18n {
  // The part of i18next's interface that this site and react-i18next's useTranslation call.
  return new BrowserI18n() as unknown as I18n;
}

/** react-i18next imports it for its selector functions, which this site does not use. */
export function keyFromSelector(): never {
  throw new Error('Keys are texts on this site.');
}

type Strings = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;

// `private` and not `#`: useTranslation hands out an object made of this one's properties, which has no `#` fields.
class BrowserI18n {
  language = '';
  languages: string[] = [];
  resolvedLanguage = '';
  isInitialized = false;
  options: InitOptions = {};
  /** Nothing changes once the strings are there, so nobody needs to be told. */
  readonly store = { on: () => undefined, off: () => undefined };
  readonly on = this.store.on;
  readonly off = this.store.off;
  readonly t = (key: string, values?: Values) => this.translate(this.defaultNamespace, key, values);
  private bundles = new Map<string, Strings>();
  private plurals = new Intl.PluralRules();
  private numbers = new Intl.NumberFormat();

  private get defaultNamespace(): string {
    return String(this.options.defaultNS);
  }

  init(options: InitOptions): Promise<unknown> {
    this.options = options;
    this.language = this.resolvedLanguage = options.lng ?? '';
    this.languages = [this.language];
    this.plurals = new Intl.PluralRules(this.language);
    this.numbers = new Intl.NumberFormat(this.language);
    this.isInitialized = true;
    return Promise.resolve(this.t);
  }

  getFixedT(_language: string, namespaces?: string | readonly string[]) {
    const namespace = typeof namespaces === 'string' ? namespaces : namespaces?.[0];
    return (key: string, values?: Values) => this.translate(namespace ?? this.defaultNamespace, key, values);
  }

  hasResourceBundle(_language: string, namespace: string): boolean {
    return this.bundles.has(namespace);
  }

  hasLoadedNamespace(namespace: string): boolean {
    return this.bundles.has(namespace);
  }

  addResourceBundle(_language: string, namespace: string, strings: Strings): void {
    this.bundles.set(namespace, strings);
  }

  /** As i18next does: an unknown key is its own text. */
  private translate(namespace: string, fullKey: string, values: Values = {}): string {
    const colon = fullKey.indexOf(':');
    const bundle = this.bundles.get(colon < 0 ? namespace : fullKey.slice(0, colon));
    const key = fullKey.slice(colon + 1);
    const text = this.forms(key, values.count)
      .map((form) => find(bundle, form))
      .find((found) => found !== undefined);
    if (text === undefined) return key;
    return text.replace(/\{\{\s*(\w+)(,\s*number)?\s*\}\}/g, (_mark, name: string, asNumber?: string) => {
      const value = values[name] as string | number | null | undefined;
      return asNumber ? this.numbers.format(Number(value)) : String(value ?? '');
    });
  }

  /** The keys to try, the most particular first. */
  private forms(key: string, count: unknown): string[] {
    if (typeof count !== 'number') return [key];
    const plural = `${key}_${this.plurals.select(count)}`;
    return count === 0 ? [`${key}_zero`, plural, key] : [plural, key];
  }
}

function find(strings: Strings | undefined, key: string): string | undefined {
  let value: unknown = strings;
  for (const part of key.split('.')) value = (value as Strings | undefined)?.[part];
  return typeof value === 'string' ? value : undefined;
}
