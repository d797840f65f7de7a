/** A place to be near, and what else to search for where few are found: fetched with the parts that show it. */
export const strings = {
  panel: {
    heading: 'Near a place',
    place: 'Postal code or city',
    placeHint: 'The first three characters will do, such as R3C.',
    within: 'How far',
    km: '{{km}} km',
    submit: 'Show who is near',
  },
  device: {
    use: 'Use my location',
    rounding: 'It is rounded to about a kilometre before it leaves this device.',
    finding: 'Finding where you are…',
    refused:
      'This browser did not share your location. Type the first three characters of your postal code, or your city.',
    failed:
      'Your location could not be found. Type the first three characters of your postal code, or your city.',
  },
  note: {
    remove: '{{what}}: look everywhere again',
    measured:
      'Distances are as the crow flies, to the practice or the middle of its postal area or city. People who give no place are not listed.',
    unknown:
      'We know no place called “{{asked}}”, so people from everywhere are listed. Type the first three characters of a postal code, such as R3C, or a city with its province, such as Laval, QC.',
    unknownArea:
      'We do not know where the postal area “{{asked}}” is, so people from everywhere are listed. Type a city with its province, such as Laval, QC.',
    own: 'To see who is near you, share your location or type “near” and your postal code.',
    nearest: 'Nearest first',
    sort: 'Sort by distance',
  },
  offers: {
    few: 'Few psychologists fit this search. You could try:',
    heading: 'Close to what you asked for:',
    without: 'without {{what}}',
    within: 'within {{km}} km of {{place}}',
    withinOwn: 'within {{km}} km',
    kindred: 'with what is closely related',
    province: 'anywhere {{where}}',
    online: 'online, anywhere {{where}}',
    canada: 'anywhere in Canada',
    canadaOnline: 'online, anywhere in Canada',
    askWhere: 'Ask first whether they are registered where you live.',
    counted: '{{what}} ({{count, number}})',
    many: '{{what}} (1000+)',
    next: 'You could try:',
    withoutWords: 'Search without “{{keyword}}”',
    withoutNear: 'Search at any distance',
    withoutFrame: 'Look beyond the area of the map',
    withoutFacets: 'Remove all filters',
    everyone: 'See every psychologist',
  },
  tellMe: {
    title: 'Tell me when there is an opening',
    text: 'We write to you once about each opening of somebody whom this search finds, for 60 days at most. One press ends it.',
    email: 'Your email',
    press: 'Tell me',
  },
  card: {
    about: 'about {{km}} km',
    less: 'less than 1 km',
    centre: '{{distance}} (middle of {{place}})',
    within: 'in or near {{place}}',
  },
} as const;
