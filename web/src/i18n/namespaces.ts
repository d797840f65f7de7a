import type { TFunction } from 'i18next';

/**
 * Every namespace and the shape of its strings. `i18n/<language>/<namespace>.ts` exports them as `strings`; English gives the
 * shape and enters itself here, French is checked against it.
 */
// Each file of English strings adds its own line.
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Resources {}

export type Namespace = keyof Resources;

/**
 * The French counterpart of a group of English strings: the same keys, and beside each plural `_other` the form `_many`
 * that French needs for a million.
 */
export type Translated<Strings> = {
  readonly [Key in keyof Strings]: Strings[Key] extends string ? string : Translated<Strings[Key]>;
} & {
  readonly [Key in keyof Strings as Key extends `${infer Base}_other` ? `${Base}_many` : never]: string;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Resources;
  }
}

/**
 * Translates a key written in full, `namespace:group.key`. Components that know their namespace use `useTranslation`.
 */
export type Translate = TFunction<readonly ['shell', ...Namespace[]]>;
