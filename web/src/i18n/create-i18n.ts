import type { Language } from '@directory/domain/language';
import type { Namespace, Translate, Values } from './namespaces.ts';
import { wholeNumber } from './whole-number.ts';

interface Strings {
  readonly [name: string]: string | Strings;
}

/** `{{name}}`; `{{count, number}}` is written as a whole number of the language. */
const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g;

/** The texts of one language, for its whole life. Namespaces are added as pages need them. */
export class I18n {
  readonly language: Language;
  readonly #functions = new Map<Namespace, Translate>();
  /** For keys in full, `namespace:group.key`; without a namespace they are the shell's. */
  readonly t: Translate = this.translatorOf('shell');
  /** What `laterStrings` fetches, by the names of its namespaces. */
  readonly later = new Map<string, Promise<void>>();
  readonly #namespaces = new Set<Namespace>();
  /** By their keys in full. */
  readonly #texts = new Map<string, string>();
  readonly #plurals: Intl.PluralRules;

  constructor(language: Language) {
    this.language = language;
    this.#plurals = new Intl.PluralRules(language);
  }

  has(namespaces: readonly Namespace[]): boolean {
    return namespaces.every((namespace) => this.#namespaces.has(namespace));
  }

  add(namespace: Namespace, strings: Strings): void {
    this.#namespaces.add(namespace);
    this.#addTexts(`${namespace}:`, strings);
  }

  /** Takes what a part brings along in both languages, so that no page has to name its strings. */
  bring(strings: Readonly<Partial<Record<Namespace, Record<Language, Strings>>>>): void {
    for (const [namespace, { [this.language]: texts }] of Object.entries(strings)) {
      if (!this.has([namespace as Namespace])) this.add(namespace as Namespace, texts);
    }
  }

  /** Whether there is a text for a key in full. */
  holds(key: string): boolean {
    return this.#texts.has(key);
  }

  /** The same function each time: keys without a namespace are this one's. */
  translatorOf(namespace: Namespace): Translate {
    const made: Translate =
      this.#functions.get(namespace) ??
      ((key, values) => this.#translate(key.includes(':') ? key : `${namespace}:${key}`, values));
    this.#functions.set(namespace, made);
    return made;
  }

  /** An unknown key is its own text, and a value that is missing leaves its placeholder. */
  #translate(key: string, values: Values = {}): string {
    const { count } = values;
    const plural = typeof count === 'number' ? this.#pluralOf(key, count) : undefined;
    const text = plural ?? this.#texts.get(key) ?? key;
    // Most have none, and a screen that is drawn for each key says hundreds of texts.
    if (!text.includes('{{')) return text;
    return text.replace(PLACEHOLDER, (placeholder, name: string, isNumber?: string) => {
      const value = values[name];
      if (value === undefined) return placeholder;
      return isNumber ? wholeNumber(Number(value), this.language) : String(value);
    });
  }

  #pluralOf(key: string, count: number): string | undefined {
    const none = count === 0 ? this.#texts.get(`${key}_zero`) : undefined;
    return none ?? this.#texts.get(`${key}_${this.#plurals.select(count)}`);
  }

  #addTexts(prefix: string, strings: Strings): void {
    for (const [name, text] of Object.entries(strings)) {
      if (typeof text === 'string') this.#texts.set(prefix + name, text);
      else this.#addTexts(`${prefix}${name}.`, text);
    }
  }
}

/** One chunk per language and namespace, so that a browser is sent only the strings of its page in its language. */
const stringFiles = import.meta.glob<{ strings: Strings }>('./{en,fr}/*.ts');

/** The texts of a language, with these namespaces loaded. */
export async function createI18n(language: Language, namespaces: readonly Namespace[]): Promise<I18n> {
  const i18n = new I18n(language);
  await addNamespaces(i18n, namespaces);
  return i18n;
}

/** Loads the strings of these namespaces. @throws when a chunk cannot be had. */
export async function addNamespaces(i18n: I18n, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.has([namespace]));
  await Promise.all(
    missing.map(async (namespace) => {
      const load = stringFiles[`./${i18n.language}/${namespace}.ts`];
      if (!load) throw new Error(`no ${i18n.language} strings for ${namespace}`);
      i18n.add(namespace, (await load()).strings);
    }),
  );
}
