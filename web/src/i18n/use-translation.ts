import { createContext, useContext } from 'react';
import type { i18n as I18n, TFunction } from 'i18next';
import type { Namespace } from './namespaces.ts';

/** The page's i18next instance, with the strings of its language. */
export const I18nContext = createContext<I18n | null>(null);

interface Translation<Namespaces extends Namespace | readonly Namespace[]> {
  t: TFunction<Namespaces>;
  i18n: I18n;
}

type AnyTranslation = Translation<Namespace | readonly Namespace[]>;

/** By instance and default namespace: hundreds of components of a page ask for the same few. */
const translations = new WeakMap<I18n, Map<Namespace, AnyTranslation>>();

/**
 * `t` for one namespace, or for several: a key without a namespace is then of the first. It is the same function at each
 * render, because a page has one language for its life and its strings are there before it is shown. React-i18next's hook
 * of this name also listens for changes of both, at a copy of the whole instance for each component that calls it: a tenth
 * of what the server needed for a page.
 * @throws outside the app's providers
 */
export function useTranslation<const Namespaces extends Namespace | readonly Namespace[] = 'shell'>(
  namespaces?: Namespaces,
): Translation<Namespaces> {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useTranslation needs the app’s providers around it.');
  const names: Namespace | readonly Namespace[] = namespaces ?? 'shell';
  const namespace = typeof names === 'string' ? names : (names[0] ?? 'shell');
  return translationOf(i18n, namespace) as unknown as Translation<Namespaces>;
}

function translationOf(i18n: I18n, namespace: Namespace): AnyTranslation {
  const ofInstance = translations.get(i18n) ?? new Map<Namespace, AnyTranslation>();
  translations.set(i18n, ofInstance);
  const known = ofInstance.get(namespace);
  if (known) return known;
  const t = rememberingTexts(i18n.getFixedT(i18n.language, namespace));
  const made: AnyTranslation = { t, i18n };
  ofInstance.set(namespace, made);
  return made;
}

/** Values are names and numbers: a visit has few, a server many. */
const MOST_TEXTS = 2_000;

/** Where a value's name stands for it in a text that was looked up once for all values. */
const MARK = /\ue000(\w+)\ue000/g;

/**
 * Looks each text up once: i18next takes as long for it as React for the element around it. Texts with other texts in them are looked up
 * without those: each card of a list has somebody's name.
 */
function rememberingTexts(t: AnyTranslation['t']): AnyTranslation['t'] {
  const lookUp = t as unknown as (key: string, values: object | undefined) => string;
  const texts = new Map<string, string>();
  const textOf = (key: string, values?: object) => {
    const id = values ? key + JSON.stringify(values) : key;
    const known = texts.get(id);
    if (known !== undefined) return known;
    const text = lookUp(key, values);
    if (texts.size >= MOST_TEXTS) texts.clear();
    // An unknown key is its own text, and may be known later.
    if (text !== key) texts.set(id, text);
    return text;
  };
  const remembering = (key: string, values: Readonly<Record<string, unknown>> = {}) => {
    const names = Object.keys(values);
    if (names.length === 0) return textOf(key);
    if (names.some((name) => typeof values[name] !== 'string')) return textOf(key, values);
    const marks = Object.fromEntries(names.map((name) => [name, `\ue000${name}\ue000`]));
    return textOf(key, marks).replace(MARK, (_mark, name: string) => values[name] as string);
  };
  return remembering as unknown as AnyTranslation['t'];
}
