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
import { inTurn, press, seen, type Steps, type View } from './view.ts';

const SEARCH = '/find-a-psychologist';
const MATCH = '/therapist-match?condition=depression';
const SEND = 'form.message-form [type=submit]';
const SAID = 'main form :is([role=alert], [role=status]):not(:empty)';

const view = (name: string, path: string, ...steps: readonly Steps[]): View => ({
  ...{ name, path },
  ...(steps.length > 0 && { steps: inTurn(...steps) }),
});

/** A page of words alone, as its path names it. */
const text = (path: string): View => view(path.slice(1).replaceAll('/', '-'), path);

/** Where one is led while these answers of the api are held back, and when they are refused. */
const unanswered = (
  name: string,
  answers: string,
  { from, by, loading, failed }: { from: string; by: Steps; loading: string; failed: string },
): View[] => [
  { ...view(`${name}-loading`, from, by, seen(loading)), hold: answers },
  { ...view(`${name}-failed`, from, by, seen(failed)), refuse: answers },
];

/** By a link of the home page. */
const toSearch = press(`main a[href^="${SEARCH}"]:visible`);

const sent = inTurn(toForm, fill(message), press(SEND));

/** Every kind of page, and the states that it can be in: full, empty, loading and failed. */
export const VIEWS: readonly View[] = [
  view('home', '/'),
  ...unanswered('home', '**/api/featured*', {
    ...{ from: '/about', by: press('.brand') },
    ...{ loading: '.featured-card-skeleton', failed: 'main .empty-state' },
  }),
  view('menu', '/', press('.mobile-menu-button:visible, .dropdown-summary:visible')),
  view('search', SEARCH),
  view('search-asked', `${SEARCH}?search=anxiety+winnipeg&languages=English`),
  view('search-place', `${SEARCH}?location=Newfoundland+and+Labrador`),
  view('search-map', `${SEARCH}?location=British+Columbia&view=map`),
  view('shortlist-empty', '/shortlist'),
  view('shortlist', SEARCH, toShortlist(2)),
  view('shortlist-full', SEARCH, toShortlist(5)),
  view('shortlist-linked', SEARCH, toShortlist(3), toLinkedList),
  view('search-place-near', `${SEARCH}?near=R3B&within=25`),
  view('search-last', `${SEARCH}?page=999`),
  view('search-near', `${SEARCH}?search=anxiety+for+my+teenager+in+winnipeg&languages=French`),
  view('search-nobody', `${SEARCH}?search=zzqxqzz`),
  view('search-danger', `${SEARCH}?search=suicide`),
  view(
    'search-suggestions',
    SEARCH,
    (page) => page.getByRole('combobox').first().pressSequentially('anx'),
    seen('.suggestion'),
  ),
  view('search-filters', SEARCH, press('.filter-bar > a'), seen('dialog[open] select')),
  view('search-menu', SEARCH, press('.filter-menu > summary'), seen('.filter-option')),
  ...unanswered('search', '**/api/search', {
    ...{ from: '/', by: toSearch },
    ...{ loading: '.skeleton-avatar', failed: '.no-results' },
  }),
  {
    ...view('search-busy', '/', toSearch, seen('.no-results')),
    ...{ refuse: '**/api/search', refusedAs: 'too_busy' },
  },
  view('profile', SEARCH, toProfile),
  view('profile-specialties', SEARCH, toProfile, (page) => page.getByRole('tab').nth(1).click()),
  view('profile-sent', SEARCH, toProfile, sent, seen('.toast')),
  { ...view('profile-unsent', SEARCH, toProfile, sent, seen('.toast')), refuse: '**/api/contact' },
  ...unanswered('profile', '**/api/profiles/**', {
    ...{ from: SEARCH, by: press(FIRST_PERSON) },
    ...{ loading: 'main .skeleton', failed: 'main a[href="/search"]' },
  }),
  view('profile-missing', '/manitoba/winnipeg/psychologist/nobody-atall'),
  view('match', MATCH),
  view('match-link', `${MATCH}&score=16`),
  view('match-more', MATCH, press('.match-rest summary')),
  view('match-nobody', `${MATCH}&province=NU&local=1&available=1&min=100`),
  ...unanswered('match', '**/api/match', {
    ...{ from: '/conditions/depression', by: press('main a[href*="therapist-match"]') },
    ...{ loading: '.match-screen', failed: '.match-screen .empty-state' },
  }),
  view('assessments', '/assessments'),
  view(
    'assessments-kept',
    '/assessments',
    results('anxiety', 1),
    press('.assessment-keeping button'),
    (page, language) => page.goto(`/assessments?lang=${language}`),
  ),
  view('assessment', '/assessment/depression'),
  view(
    'assessment-question',
    '/assessment/adhd',
    (page, language) => openAssessment(page, 'adhd', language),
    press('.assessment-start button'),
  ),
  view('assessment-email', '/assessment/anxiety', (page, language) =>
    answerAll(page, 'anxiety', 2, language),
  ),
  view('results-mild', '/assessment/anxiety', results('anxiety', 0)),
  view('results-danger', '/assessment/depression', results('depression', 3)),
  view('appointment', '/appointment'),
  view(
    'appointment-full',
    '/assessment/depression',
    results('depression', 1),
    press('main a[href^="/appointment"]'),
    seen('.appointment-answers'),
  ),
  text('/safety-plan'),
  view('condition', '/conditions/depression'),
  view('province', '/manitoba'),
  view('province-nobody', '/nunavut'),
  view('city', '/manitoba/winnipeg'),
  view('city-service', '/manitoba/winnipeg/anxiety'),
  text('/featured-psychologists'),
  text('/blog'),
  view('blog-empty', '/blog?category=access-referrals'),
  ...unanswered('blog', '**/api/articles?**', {
    ...{ from: '/blog/what-therapy-costs-in-canada', by: press('main a[href="/blog"]') },
    ...{ loading: '.category-filter', failed: '.category-filter' },
  }),
  view('guide', '/blog/what-therapy-costs-in-canada'),
  view('guide-missing', '/blog/no-such-guide'),
  ...['about', 'how-it-works', 'faq', 'privacy', 'terms', 'assessment-disclaimer'].map((name) =>
    text(`/${name}`),
  ),
  ...['specialties', 'location-search', 'verification', 'telehealth', 'contact', 'reviews'].map((name) =>
    text(`/psychologist-${name}`),
  ),
  ...[1, 2, 3].map((tab) =>
    view(`verification-${tab + 1}`, '/psychologist-verification', (page) =>
      page.getByRole('tab').nth(tab).click(),
    ),
  ),
  view('faq-open', '/faq', press('.faq-question')),
  view(
    'statistics',
    '/faq',
    (page) => page.context().clearCookies({ name: 'statistics' }),
    (page) => page.reload(),
    (page) => untilHydrated(page.getByRole('banner')),
    (page) => page.keyboard.press('Tab'),
    (page) => page.locator('.statistics-choice').waitFor(),
  ),
  text('/contact'),
  view('contact-refused', '/contact', toForm, press(SEND), seen('[aria-invalid=true]')),
  view('contact-sent', '/contact', sent, seen('.toast, .outcome:not(:empty)')),
  text('/join'),
  view('join-dialog', '/join', press('main .plan-button')),
  view(
    'join-refused',
    '/join',
    press('main .plan-button'),
    press('dialog [type=submit]'),
    seen('[aria-invalid=true]'),
  ),
  text('/login'),
  view(
    'login-refused',
    '/login',
    fill({ email: 'nobody@example.org', password: 'wrong words' }),
    press('main button[type=submit]'),
    seen(SAID),
  ),
  text('/register'),
  text('/password-reset'),
  view(
    'password-reset-sent',
    '/password-reset',
    (page, language) => fill({ email: `nobody.${language}@example.org` })(page, language),
    press('main button[type=submit]'),
    seen(SAID),
  ),
  text('/reset-password'),
  text('/confirm-address'),
  text('/your-data'),
  text('/log-in-address'),
  view('dashboard', '/login', logIn),
  view(
    'dashboard-figures',
    '/login',
    logIn,
    press('.status-facts a'),
    sent,
    seen('.toast'),
    (page, language) => page.goto(`/dashboard?lang=${language}`),
    seen('.stats-chart'),
  ),
  ...unanswered('dashboard', '**/rest/v1/**', {
    ...{ from: '/login', by: enter },
    ...{ loading: '.dashboard .skeleton', failed: 'main .message' },
  }),
  view('dashboard-edit', '/login', logIn, press('.member-actions button'), (page) =>
    page.locator('#profile-form').waitFor(),
  ),
  view('not-found', '/no-such-page'),
];
