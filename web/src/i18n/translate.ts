import type { TFunction } from 'i18next';
import type { Namespace } from './namespaces.ts';

/**
 * Translates a key written in full, `namespace:group.key`. Components that know their namespace use `useTranslation`.
 */
export type Translate = TFunction<readonly ['shell', ...Namespace[]]>;
