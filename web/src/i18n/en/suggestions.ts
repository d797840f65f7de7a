/** What is suggested below a field of a search while it is typed into. */
export const strings = {
  list: 'Suggestions',
  groups: {
    help: 'Somebody to talk to now',
    reading: 'What we understand',
    names: 'Names',
    locations: 'Locations',
  },
  full: 'A search has room for {{most}} characters, and the rest is left out. A few words on what matters most are enough.',
  available_one: '{{count}} suggestion. Use the up and down arrow keys.',
  available_other: '{{count}} suggestions. Use the up and down arrow keys.',
} as const;
