/** The map of a practice and the links beside it. */
export const strings = {
  title: 'Location',
  label: 'Map of {{place}}',
  show: 'Show map',
  source: 'The map comes from OpenStreetMap, which then sees your network address.',
  loading: 'Loading the map',
  here: '{{name}} works here',
  area: 'The map shows {{place}}: there is no exact address.',
  areaOnly: 'The map shows {{place}}, not the exact address. The links below look for it.',
  measured: 'Searches measure the distance to the middle of {{place}}.',
  measuredArea: 'Searches measure the distance to the middle of postal area {{place}}.',
  open: 'Open in maps',
  directions: 'Directions',
  apple: 'Apple Maps',
  failed: 'Unable to load map. Please check your internet connection.',
  plain: 'In the meantime, only coastlines and provincial borders are shown.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    map: typeof strings;
  }
}
