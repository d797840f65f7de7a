/** The map beside the results of a search. */
export const strings = {
  label: 'Map of the results. The list has the same people.',
  searchArea: 'Search this area',
  asking: 'Looking where people are',
  nobody: 'Nobody here gives an exact address.',
  shown_one: '{{count, number}} person on the map.',
  shown_other: '{{count, number}} people on the map.',
  unplaced_one: '{{count, number}} person without an exact address is only in the list.',
  unplaced_other: '{{count, number}} people without an exact address are only in the list.',
  more: 'Only the first {{count, number}} are looked at: move closer and search the area.',
  failed: 'The people could not be put on the map just now. The list has them.',
  plain: 'The map’s pictures cannot be loaded: only coasts and borders are drawn.',
  together_one: '{{count, number}} person',
  together_other: '{{count, number}} people here',
  chosen: 'Chosen on the map',
  close: 'Close',
} as const;
