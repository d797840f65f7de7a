import type * as english from './english.ts';

/** The shape of each namespace's strings: English gives it, French is checked against it. */
export type Resources = typeof english;

export type Namespace = keyof Resources;

/** The same keys, and beside each plural `_other` the form `_many` that French needs for a million. */
type Translated<Strings> = {
  readonly [Key in keyof Strings]: Strings[Key] extends string ? string : Translated<Strings[Key]>;
} & {
  readonly [Key in keyof Strings as Key extends `${infer Base}_other` ? `${Base}_many` : never]: string;
};

/** The French counterpart of a namespace. */
export type French<Name extends Namespace> = Translated<Resources[Name]>;

/** `group.key` of each string; the forms of a plural are one key. */
type KeysOf<Strings> = {
  [Key in keyof Strings & string]: Strings[Key] extends string
    ? Key extends `${infer Base}_${'zero' | 'one' | 'other'}`
      ? Base
      : Key
    : `${Key}.${KeysOf<Strings[Key]>}`;
}[keyof Strings & string];

type FullKeys<Name extends Namespace> = { [Each in Name]: `${Each}:${KeysOf<Resources[Each]>}` }[Name];

export type Values = Readonly<Record<string, string | number | undefined>>;

/** Translates keys of these namespaces, written in full, and those of the first without its name. `count` chooses among plural forms. */
export type TranslateIn<Names extends readonly Namespace[]> = (
  key: KeysOf<Resources[Names[0]]> | FullKeys<Names[number]>,
  values?: Values,
) => string;

/** Translates any key written in full, `namespace:group.key`. Components that know their namespace use `useTranslation`. */
export type Translate = TranslateIn<readonly ['shell', ...Namespace[]]>;
