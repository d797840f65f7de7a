/** The files of `content/understanding/phrases`, by name: what stands under each heading, a line each. */
export declare const phrases: Readonly<
  Record<string, readonly { readonly heading: string; readonly en: string; readonly fr: string }[]>
>;
