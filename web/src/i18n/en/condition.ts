/** The pages of the four conditions. What each says of its condition stands in content/conditions. */
export const strings = {
  updated: 'Updated <date>{{date}}</date>',
  start: {
    title: 'Next steps',
    assessment: 'Take the self-assessment',
    match: 'Find a psychologist',
    note: 'The self-assessment takes {{from}}–{{to}} minutes. Your answers stay on your device.',
  },
  criteriaNote:
    'Only a qualified professional can make a diagnosis, after talking with you. This list is no test: please do not use it to label yourself or someone else.',
  crisis: {
    title: 'Crisis support',
    text: 'You do not need to be certain, and you do not need a special reason. If you or someone close to you is in danger or cannot go on, these lines are there now.',
  },
  videos: {
    title: 'Videos',
    text: 'Videos coming soon. Until then, the resources below are a good place to continue.',
  },
  resources: {
    title: 'Resources on {{name}}',
    guides: 'Guides to finding help',
    search: 'Psychologists who work with {{name}}',
    elsewhere: 'External site',
  },
  others: 'Other conditions',
  sources: {
    title: 'Sources',
    text: 'The facts on this page come from these sources, in our own words. They inform; they do not replace the advice of someone who knows you.',
  },
} as const;
