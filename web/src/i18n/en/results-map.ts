/** The map beside the results of a search. */
export const strings = {
  label: 'Map of the results. The list has the same people.',
  searchArea: 'Search this area',
  asking: 'Looking where people are',
  nobody: 'Nobody here has an exact address to show on the map.',
  shown_one: '{{count, number}} person is on the map.',
  shown_other: '{{count, number}} people are on the map.',
  unplaced_one: '{{count, number}} person here has no exact address and is only in the list.',
  unplaced_other: '{{count, number}} people here have no exact address and are only in the list.',
  more: 'Only the first {{count, number}} results were looked at: move closer and search the area to see others.',
  failed: 'The people could not be put on the map just now. The list has them.',
  plain: 'The pictures of the map cannot be loaded: only coasts, borders of provinces and a scale are drawn.',
  together_one: '{{count, number}} person',
  together_other: '{{count, number}} people here',
  chosen: 'Chosen on the map',
  close: 'Close',
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'results-map': typeof strings;
  }
}
