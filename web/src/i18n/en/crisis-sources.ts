/** Where the crisis lines' numbers were read, on the page that says so: the pages that show the lines do without. */
export const strings = {
  title: 'Where these numbers come from',
  text: 'Each number, its hours and languages were compared with public pages. If one does not answer, call or text 9-8-8, and please tell us.',
  checked: 'checked on {{date}}',
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'crisis-sources': typeof strings;
  }
}
