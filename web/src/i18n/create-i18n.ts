import { createInstance, type i18n as I18n } from 'i18next';
import { LANGUAGES, type Language } from '@directory/domain/language';
import type { Namespace } from './namespaces.ts';

interface StringsModule {
  strings: Readonly<Record<string, unknown>>;
}

/**
 * One chunk per language and namespace, so that a browser is sent only the strings of its page in its language. Those of parts that bring their
 * own along are not among them: every page has the list.
 */
const stringFiles = import.meta.glob<StringsModule>(['./{en,fr}/*.ts', '!./{en,fr}/near.ts']);

/** An i18next instance of one language, for its whole life, with the given namespaces loaded. */
export async function createI18n(language: Language, namespaces: readonly Namespace[]): Promise<I18n> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    supportedLngs: LANGUAGES,
    fallbackLng: false,
    defaultNS: 'shell',
    ns: [],
    resources: {},
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await addNamespaces(i18n, namespaces);
  return i18n;
}

/** Loads the strings of these namespaces in the instance's language. @throws when a chunk cannot be had. */
export async function addNamespaces(i18n: I18n, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const load = stringFiles[`./${i18n.language}/${namespace}.ts`];
      if (!load) throw new Error(`no ${i18n.language} strings for ${namespace}`);
      const { strings } = await load();
      // The strings are as they are for good: a copy would cost more than all else here.
      i18n.addResourceBundle(i18n.language, namespace, strings, false, false, { skipCopy: true });
    }),
  );
}
