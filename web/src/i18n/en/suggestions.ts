/** What is suggested below a field of a search while it is typed into. */
export const strings = {
  list: 'Suggestions',
  groups: {
    reading: 'What we understand',
    names: 'Names',
    concerns: 'Concerns',
    therapies: 'Therapies',
    languages: 'Languages',
    locations: 'Locations',
  },
  available_one: '{{count}} suggestion. Use the up and down arrow keys.',
  available_other: '{{count}} suggestions. Use the up and down arrow keys.',
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    suggestions: typeof strings;
  }
}
