import { answerAll, openAssessment } from '../support/assessment.ts';
import { untilHydrated } from '../support/hydrated.ts';
import {
  enter,
  fill,
  FIRST_PERSON,
  logIn,
  message,
  results,
  toForm,
  toLinkedList,
  toProfile,
  toShortlist,
} from './steps.ts';
import { inTurn, press, seen, type View } from './view.ts';

const SEARCH = '/find-a-psychologist';
const MATCH = '/therapist-match?condition=depression';

/** A page of words alone, as its path names it. */
const text = (path: string): View => ({ name: path.slice(1).replaceAll('/', '-'), path });

/** Every kind of page, and the states that it can be in: full, empty, loading and failed. */
export const VIEWS: readonly View[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-loading',
    path: '/about',
    hold: '**/api/featured*',
    steps: inTurn(press('.brand'), seen('.featured-card-skeleton')),
  },
  {
    name: 'home-failed',
    path: '/about',
    refuse: '**/api/featured*',
    steps: inTurn(press('.brand'), seen('.home-section .empty-state')),
  },
  { name: 'menu', path: '/', steps: press('.mobile-menu-button:visible, .dropdown-summary:visible') },
  { name: 'search', path: SEARCH },
  { name: 'search-asked', path: `${SEARCH}?search=anxiety+winnipeg&languages=English` },
  { name: 'search-place', path: `${SEARCH}?location=Newfoundland+and+Labrador` },
  { name: 'search-map', path: `${SEARCH}?location=Manitoba&view=map` },
  { name: 'shortlist-empty', path: '/shortlist' },
  {
    name: 'shortlist',
    path: SEARCH,
    steps: toShortlist(2),
  },
  { name: 'shortlist-full', path: SEARCH, steps: toShortlist(5) },
  { name: 'shortlist-linked', path: SEARCH, steps: inTurn(toShortlist(3), toLinkedList) },
  { name: 'search-place-near', path: `${SEARCH}?near=R3B&within=25` },
  { name: 'search-last', path: `${SEARCH}?page=999` },
  { name: 'search-near', path: `${SEARCH}?search=anxiety+for+my+teenager+in+winnipeg&languages=French` },
  { name: 'search-nobody', path: `${SEARCH}?search=zzqxqzz` },
  { name: 'search-danger', path: `${SEARCH}?search=suicide` },
  {
    name: 'search-suggestions',
    path: SEARCH,
    steps: inTurn((page) => page.getByRole('combobox').first().pressSequentially('anx'), seen('.suggestion')),
  },
  {
    name: 'search-filters',
    path: SEARCH,
    steps: inTurn(press('.filter-bar > a'), seen('dialog[open] select')),
  },
  {
    name: 'search-menu',
    path: SEARCH,
    steps: inTurn(press('.filter-menu > summary'), seen('.filter-option')),
  },
  {
    name: 'search-loading',
    path: '/about',
    hold: '**/api/search',
    steps: inTurn(press('.footer-link'), seen('.skeleton-avatar')),
  },
  {
    name: 'search-failed',
    path: '/about',
    refuse: '**/api/search',
    steps: inTurn(press('.footer-link'), seen('.no-results')),
  },
  {
    name: 'search-busy',
    path: '/about',
    refuse: '**/api/search',
    refusedAs: 'too_busy',
    steps: inTurn(press('.footer-link'), seen('.no-results')),
  },
  { name: 'profile', path: SEARCH, steps: toProfile },
  {
    name: 'profile-specialties',
    path: SEARCH,
    steps: inTurn(toProfile, (page) => page.getByRole('tab').nth(1).click()),
  },
  {
    name: 'profile-sent',
    path: SEARCH,
    steps: inTurn(toProfile, toForm, fill(message), press('form.message-form [type=submit]'), seen('.toast')),
  },
  {
    name: 'profile-unsent',
    path: SEARCH,
    refuse: '**/api/contact',
    steps: inTurn(toProfile, toForm, fill(message), press('form.message-form [type=submit]'), seen('.toast')),
  },
  {
    name: 'profile-loading',
    path: SEARCH,
    hold: '**/api/profiles/**',
    steps: inTurn(press(FIRST_PERSON), seen('main .skeleton')),
  },
  {
    name: 'profile-failed',
    path: SEARCH,
    refuse: '**/api/profiles/**',
    steps: inTurn(press(FIRST_PERSON), seen('main a[href="/search"]')),
  },
  { name: 'profile-missing', path: '/manitoba/winnipeg/psychologist/nobody-atall' },
  { name: 'match', path: MATCH },
  { name: 'match-link', path: `${MATCH}&score=16` },
  { name: 'match-more', path: MATCH, steps: press('.match-rest summary') },
  { name: 'match-nobody', path: `${MATCH}&province=NU&local=1&available=1&min=100` },
  {
    name: 'match-loading',
    path: '/conditions/depression',
    hold: '**/api/match',
    steps: inTurn(press('main a[href*="therapist-match"]'), seen('.match-screen')),
  },
  {
    name: 'match-failed',
    path: '/conditions/depression',
    refuse: '**/api/match',
    steps: inTurn(press('main a[href*="therapist-match"]'), seen('.match-screen .empty-state')),
  },
  { name: 'assessments', path: '/assessments' },
  {
    name: 'assessments-kept',
    path: '/assessments',
    steps: inTurn(results('anxiety', 1), press('.assessment-keeping button'), (page, language) =>
      page.goto(`/assessments?lang=${language}`),
    ),
  },
  { name: 'assessment', path: '/assessment/depression' },
  {
    name: 'assessment-question',
    path: '/assessment/adhd',
    steps: async (page, language) => {
      await openAssessment(page, 'adhd', language);
      await press('.assessment-start button')(page, language);
    },
  },
  {
    name: 'assessment-email',
    path: '/assessment/anxiety',
    steps: (page, language) => answerAll(page, 'anxiety', 2, language),
  },
  { name: 'results-mild', path: '/assessment/anxiety', steps: results('anxiety', 0) },
  { name: 'results-danger', path: '/assessment/depression', steps: results('depression', 3) },
  { name: 'appointment', path: '/appointment' },
  {
    name: 'appointment-full',
    path: '/assessment/depression',
    steps: inTurn(
      results('depression', 1),
      press('main a[href^="/appointment"]'),
      seen('.appointment-answers'),
    ),
  },
  text('/safety-plan'),
  { name: 'condition', path: '/conditions/depression' },
  { name: 'province', path: '/manitoba' },
  { name: 'province-nobody', path: '/nunavut' },
  { name: 'city', path: '/manitoba/winnipeg' },
  { name: 'city-service', path: '/manitoba/winnipeg/anxiety' },
  text('/featured-psychologists'),
  text('/blog'),
  { name: 'blog-empty', path: '/blog?category=access-referrals' },
  {
    name: 'blog-loading',
    path: '/about',
    hold: '**/api/articles?**',
    steps: inTurn(press('.footer-link[href="/blog"]'), seen('.category-filter')),
  },
  {
    name: 'blog-failed',
    path: '/about',
    refuse: '**/api/articles?**',
    steps: inTurn(press('.footer-link[href="/blog"]'), seen('.category-filter')),
  },
  { name: 'guide', path: '/blog/what-therapy-costs-in-canada' },
  { name: 'guide-missing', path: '/blog/no-such-guide' },
  ...['about', 'how-it-works', 'faq', 'privacy', 'terms', 'assessment-disclaimer'].map((name) =>
    text(`/${name}`),
  ),
  ...[
    'psychologist-specialties',
    'psychologist-location-search',
    'psychologist-verification',
    'psychologist-telehealth',
    'psychologist-contact',
    'psychologist-reviews',
  ].map((name) => text(`/${name}`)),
  ...[1, 2, 3].map((tab): View => ({
    name: `verification-${tab + 1}`,
    path: '/psychologist-verification',
    steps: (page) => page.getByRole('tab').nth(tab).click(),
  })),
  { name: 'faq-open', path: '/faq', steps: press('.faq-question') },
  {
    name: 'statistics',
    path: '/faq',
    steps: inTurn(
      (page) => page.context().clearCookies({ name: 'statistics' }),
      (page) => page.reload(),
      (page) => untilHydrated(page.getByRole('banner')),
      (page) => page.keyboard.press('Tab'),
      (page) => page.locator('.statistics-choice').waitFor(),
    ),
  },
  text('/contact'),
  {
    name: 'contact-refused',
    path: '/contact',
    steps: inTurn(toForm, press('form.message-form [type=submit]'), seen('[aria-invalid=true]')),
  },
  {
    name: 'contact-sent',
    path: '/contact',
    steps: inTurn(
      toForm,
      fill(message),
      press('form.message-form [type=submit]'),
      seen('.toast, .outcome:not(:empty)'),
    ),
  },
  text('/join'),
  { name: 'join-dialog', path: '/join', steps: press('main button.button') },
  {
    name: 'join-refused',
    path: '/join',
    steps: inTurn(press('main button.button'), press('dialog [type=submit]'), seen('[aria-invalid=true]')),
  },
  text('/login'),
  {
    name: 'login-refused',
    path: '/login',
    steps: inTurn(
      fill({ email: 'nobody@example.org', password: 'wrong words' }),
      press('main button[type=submit]'),
      seen('main form :is([role=alert], [role=status]):not(:empty)'),
    ),
  },
  text('/register'),
  text('/password-reset'),
  {
    name: 'password-reset-sent',
    path: '/password-reset',
    steps: inTurn(
      (page, language) => fill({ email: `nobody.${language}@example.org` })(page, language),
      press('main button[type=submit]'),
      seen('main form :is([role=alert], [role=status]):not(:empty)'),
    ),
  },
  text('/reset-password'),
  text('/confirm-address'),
  { name: 'dashboard', path: '/login', steps: logIn },
  {
    name: 'dashboard-figures',
    path: '/login',
    steps: inTurn(
      logIn,
      press('.status-facts a'),
      toForm,
      fill(message),
      press('form.message-form [type=submit]'),
      seen('.toast'),
      (page, language) => page.goto(`/dashboard?lang=${language}`),
      seen('.stats-chart'),
    ),
  },
  {
    name: 'dashboard-loading',
    path: '/login',
    hold: '**/rest/v1/**',
    steps: inTurn(enter, seen('.dashboard .skeleton')),
  },
  {
    name: 'dashboard-failed',
    path: '/login',
    refuse: '**/rest/v1/**',
    steps: inTurn(enter, seen('main .message')),
  },
  {
    name: 'dashboard-edit',
    path: '/login',
    steps: inTurn(logIn, press('.member-actions button'), (page) => page.locator('#profile-form').waitFor()),
  },
  { name: 'not-found', path: '/no-such-page' },
];
