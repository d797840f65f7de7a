import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/site/paths';
import { NOT_REFERRED, NOT_STORED, OWN_REFERRER, type Route } from '../site/route.ts';

/** Where to turn at once. */
const OF_HELP = {
  strings: ['crisis', 'device'],
  headers: NOT_REFERRED,
  sitemap: { file: 'pages' },
} as const;

/** A province, a city, or a service there. */
const OF_A_PLACE = { strings: ['landing', 'facts', 'crisis', 'no-page'], isPlace: true } as const;

/**
 * What each page says of itself before its code is needed, by the name of its module, `<name>-page.tsx`. A page whose name is its
 * address and its namespace need not stand here, nor a text page, which is `content/pages/<name>.<language>.md`.
 */
export const ROUTES: Readonly<Record<string, Route>> = {
  accuracy: { path: paths.accuracy(), strings: ['accuracy'], sitemap: { file: 'pages' } },
  answer: { path: paths.answer(''), strings: ['inquiry'], headers: { ...NOT_STORED, ...OWN_REFERRER } },
  appointment: {
    path: paths.appointment(),
    strings: ['appointment', 'earlier-results', 'crisis', 'device'],
    headers: NOT_REFERRED,
  },
  article: { path: paths.article(':slug'), strings: ['blog', 'share'] },
  'assessment-disclaimer': {
    path: paths.assessmentDisclaimer(),
    strings: ['crisis', 'crisis-sources', 'device'],
    sitemap: { file: 'assessments' },
  },
  assessment: {
    path: ['/assessment', paths.assessment(':condition')],
    strings: ['assessment', 'crisis', 'device'],
    headers: NOT_REFERRED,
    sitemap: { file: 'assessments', paths: CONDITIONS.map(paths.assessment) },
  },
  assessments: {
    path: paths.assessments(),
    strings: ['assessments', 'crisis', 'device', 'earlier-results'],
    headers: NOT_REFERRED,
    sitemap: { file: 'assessments' },
  },
  blog: { path: paths.blog(), strings: ['blog'] },
  'city-service': { path: paths.service(':province', ':city', ':service'), ...OF_A_PLACE },
  city: { path: paths.city(':province', ':city'), ...OF_A_PLACE },
  condition: {
    path: paths.condition(':condition'),
    strings: ['condition', 'crisis', 'device', 'no-page'],
    sitemap: { file: 'assessments', paths: CONDITIONS.map(paths.condition) },
  },
  'confirm-address': {
    path: paths.confirmAddress(),
    strings: ['account'],
    headers: { ...NOT_STORED, ...OWN_REFERRER },
  },
  contact: { path: paths.contact(), strings: ['contact', 'message-form'], sitemap: { file: 'pages' } },
  dashboard: {
    path: paths.dashboard(),
    strings: ['dashboard', 'profile'],
    headers: NOT_STORED,
  },
  'featured-psychologists': {
    path: paths.featured(),
    strings: ['featured', 'landing', 'facts'],
    sitemap: { file: 'pages' },
  },
  home: { path: paths.home(), strings: ['home', 'suggestions'], sitemap: { file: 'pages' } },
  'how-to-talk-to-somebody': { path: paths.howToTalk(), ...OF_HELP },
  join: { path: paths.join(), strings: ['join', 'message-form', 'claim'], sitemap: { file: 'pages' } },
  'log-in-address': {
    path: paths.signInAddress(),
    strings: ['account'],
    headers: { ...NOT_STORED, ...OWN_REFERRER },
  },
  login: { path: paths.login(), strings: ['account'] },
  'my-message': {
    path: paths.inquiry(''),
    strings: ['inquiry', 'device'],
    headers: { ...NOT_STORED, ...OWN_REFERRER },
  },
  'not-found': { path: '*', strings: ['no-page'] },
  'password-reset': { path: paths.passwordReset(), strings: ['account'] },
  profile: {
    path: ['/psychologist/:id', paths.profileByName(':province', ':city', ':name')],
    strings: ['profile', 'map', 'message-form', 'share', 'facts'],
  },
  province: { path: paths.province(':province'), ...OF_A_PLACE },
  'psychologist-location-search': {
    path: paths.locationsInfo(),
    strings: ['landing'],
    sitemap: { file: 'pages' },
  },
  data: { path: paths.data(), strings: ['data'], sitemap: { file: 'pages' } },
  'psychologist-specialties': {
    path: paths.specialtiesInfo(),
    strings: ['landing'],
    sitemap: { file: 'pages' },
  },
  register: { path: paths.register(), strings: [] },
  'reset-password': {
    path: paths.resetPassword(),
    strings: ['account'],
    headers: { ...NOT_STORED, ...NOT_REFERRED },
  },
  'safety-plan': {
    path: paths.safetyPlan(),
    strings: ['safety-plan', 'crisis', 'device'],
    headers: NOT_REFERRED,
    sitemap: { file: 'assessments' },
  },
  search: {
    path: [paths.search(), paths.shortSearch()],
    strings: ['search', 'facts', 'suggestions'],
    sitemap: { file: 'pages', paths: [paths.search()] },
  },
  shortlist: {
    path: paths.shortlist(),
    strings: ['shortlist', 'profile', 'device', 'message-form'],
    // A link says whom somebody considers: no cache keeps what it shows, and no other site learns of it.
    headers: { ...NOT_STORED, ...OWN_REFERRER },
  },
  'opening-alert': {
    path: paths.alert(''),
    strings: ['opening-alert', 'inquiry'],
    headers: { ...NOT_STORED, ...OWN_REFERRER },
  },
  'your-data': {
    path: paths.yourData(),
    strings: ['your-data'],
    headers: { ...NOT_STORED, ...OWN_REFERRER },
  },
  'your-word': {
    path: paths.word(''),
    strings: ['openings'],
    headers: { ...NOT_STORED, ...OWN_REFERRER },
  },
  'therapist-match': {
    path: paths.therapistMatch(),
    strings: ['match', 'crisis', 'device'],
    secretParams: ['score', 'severity'],
    // The browser's cache would keep the page under the address that it came by, score and severity in it.
    headers: { ...NOT_STORED, ...NOT_REFERRED },
  },
  'this-is-me': { path: paths.claim(), strings: ['claim', 'message-form'] },
  'too-many-requests': { path: paths.tooManyRequests(), strings: ['no-page'] },
  'walk-in-help': { path: paths.walkInHelp(), ...OF_HELP },
  'what-to-do-tonight': { path: paths.tonight(), ...OF_HELP },
};
