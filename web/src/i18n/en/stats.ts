/** A member’s figures on the dashboard. */
export const strings = {
  title: 'Your figures',
  views: 'Profile views',
  requests: 'Contact requests',
  reviews:
    'Reviews: {{count, number}}. We do not collect reviews: the bodies that regulate psychologists restrict testimonials.',
  days: 'in the last 30 days',
  total: '{{count, number}} in total',
  viewsNote: 'Counts only visitors who agreed to statistics, each at most once a day.',
  requestsNote: 'Counts every message sent to you through this site.',
  chartSummary: 'Last 30 days: {{views}} views and {{requests}} contact requests.',
  table: 'Show the figures as a table',
  day: 'Day',
  failed: 'Your figures could not be loaded.',
  none: 'No views or contact requests in the last 30 days.',
} as const;
