import type { i18n as I18n, InitOptions } from 'i18next';
import type { Language } from '@directory/domain/language';
import { wholeNumber } from '../i18n/whole-number.ts';

/**
 * Stands in for `i18next` in the browser's bundle (14 kB gzip less on every page): a page has one language for its life and
 * its strings are loaded before it is shown, so what remains of i18next is look-up, plurals, interpolation and the format
 * `number`. The server renders with i18next itself; a test holds the two together on every string of the site. Not here,
 * on purpose: nesting, context, other formats, fallback languages and detection.
 */
export function createInstance(): I18n {
  const bundles = new Map<string, Strings>();
  // Made when first needed: making them costs a slow phone 20 ms each, and many pages count nothing.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const pluralOf = (count: number) => (plurals ??= new Intl.PluralRules(instance.language)).select(count);
  const format = (value: number) =>
    Number.isSafeInteger(value) && value >= 0
      ? wholeNumber(value, instance.language as Language)
      : (numbers ??= new Intl.NumberFormat(instance.language)).format(value);

  /** As i18next does: an unknown key is its own text. */
  const translate = (namespace: string, fullKey: string, values: Values = {}): string => {
    const colon = fullKey.indexOf(':');
    const bundle = bundles.get(colon < 0 ? namespace : fullKey.slice(0, colon));
    const key = fullKey.slice(colon + 1);
    const text = forms(key, values.count, pluralOf)
      .map((form) => find(bundle, form))
      .find((found) => found !== undefined);
    if (text === undefined) return key;
    return text.replace(/\{\{\s*(\w+)(,\s*number)?\s*\}\}/g, (_mark, name: string, asNumber?: string) => {
      const value = values[name] as string | number | null | undefined;
      return asNumber ? format(Number(value)) : String(value ?? '');
    });
  };

  const getFixedT = (_language: string, namespace = String(instance.options.defaultNS)) => {
    return (key: string, values?: Values) => translate(namespace, key, values);
  };

  const instance = {
    language: '',
    options: {} as InitOptions,
    init: (options: InitOptions) => {
      Object.assign(instance, { options, language: options.lng ?? '' });
      return Promise.resolve(instance.t);
    },
    t: (key: string, values?: Values) => translate(String(instance.options.defaultNS), key, values),
    getFixedT,
    hasResourceBundle: (_language: string, namespace: string) => bundles.has(namespace),
    addResourceBundle: (_language: string, namespace: string, strings: Strings) => {
      bundles.set(namespace, strings);
    },
  };
  // The part of i18next's interface that this site calls.
  return instance as unknown as I18n;
}

type Strings = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;

/** The keys to try, the most particular first. */
function forms(key: string, count: unknown, pluralOf: (count: number) => string): string[] {
  if (typeof count !== 'number') return [key];
  const plural = `${key}_${pluralOf(count)}`;
  return count === 0 ? [`${key}_zero`, plural, key] : [plural, key];
}

function find(strings: Strings | undefined, key: string): string | undefined {
  let value: unknown = strings;
  for (const part of key.split('.')) value = (value as Strings | undefined)?.[part];
  return typeof value === 'string' ? value : undefined;
}
