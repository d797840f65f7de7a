import { matchRoutes } from 'react-router-dom';
import { provinceBySlug } from '@directory/domain/provinces';
import type { Namespace } from '../i18n/namespaces.ts';
import type { RouteModule } from '../site/route.ts';

export interface RouteEntry {
  path: string;
  /** The path begins with a province; one that begins otherwise is no page's. */
  isPlace?: boolean;
  /** The module's file, relative to the web workspace: its key in the build's manifest. */
  source: string;
  load: () => Promise<RouteModule>;
  /** Strings that the page needs beside the shell's. */
  namespaces: readonly Namespace[];
  /** Headers of the page's answer that differ from other pages', in lower case. */
  headers?: Readonly<Record<string, string>>;
}

/** For pages that are one person's alone, a member's or someone's with a result: nothing keeps a copy. */
export const NOT_STORED = { 'cache-control': 'no-store' } as const;
/** For pages whose address says something that nobody else shall learn. */
export const NOT_REFERRED = { 'referrer-policy': 'no-referrer' } as const;

const home: RouteEntry = {
  path: '/',
  source: 'src/routes/home-page.tsx',
  load: () => import('../routes/home-page.tsx'),
  namespaces: ['home'],
};
const search: Omit<RouteEntry, 'path'> = {
  source: 'src/routes/search-page.tsx',
  load: () => import('../routes/search-page.tsx'),
  namespaces: ['search'],
};
const profile: Omit<RouteEntry, 'path'> = {
  source: 'src/routes/profile-page.tsx',
  load: () => import('../routes/profile-page.tsx'),
  namespaces: ['profile', 'map', 'message-form', 'share'],
};

const assessment: Omit<RouteEntry, 'path'> = {
  source: 'src/routes/assessment-page.tsx',
  load: () => import('../routes/assessment-page.tsx'),
  namespaces: ['assessment', 'crisis'],
};

/** What answers an address that no other route knows. */
export const notFoundRoute: RouteEntry = {
  path: '*',
  source: 'src/routes/not-found-page.tsx',
  load: () => import('../routes/not-found-page.tsx'),
  namespaces: [],
};

/** Every page. The addresses are those of `@directory/domain/paths`; a test holds the two together. */
export const routeTable: readonly RouteEntry[] = [
  home,
  { ...search, path: '/find-a-psychologist' },
  { ...search, path: '/search' },
  { ...profile, path: '/psychologist/:id' },
  { ...profile, path: '/:province/:city/psychologist/:name' },
  {
    path: '/:province',
    source: 'src/routes/province-page.tsx',
    load: () => import('../routes/province-page.tsx'),
    namespaces: ['landing'],
    isPlace: true,
  },
  {
    path: '/:province/:city',
    source: 'src/routes/city-page.tsx',
    load: () => import('../routes/city-page.tsx'),
    namespaces: ['landing'],
    isPlace: true,
  },
  {
    path: '/:province/:city/:service',
    source: 'src/routes/city-service-page.tsx',
    load: () => import('../routes/city-service-page.tsx'),
    namespaces: ['landing'],
    isPlace: true,
  },
  {
    path: '/featured-psychologists',
    source: 'src/routes/featured-psychologists-page.tsx',
    load: () => import('../routes/featured-psychologists-page.tsx'),
    namespaces: ['featured', 'landing'],
  },
  {
    path: '/psychologist-verification',
    source: 'src/routes/psychologist-verification-page.tsx',
    load: () => import('../routes/psychologist-verification-page.tsx'),
    namespaces: ['verification'],
  },
  {
    path: '/psychologist-specialties',
    source: 'src/routes/psychologist-specialties-page.tsx',
    load: () => import('../routes/psychologist-specialties-page.tsx'),
    namespaces: ['info-specialties', 'landing'],
  },
  {
    path: '/psychologist-contact',
    source: 'src/routes/psychologist-contact-page.tsx',
    load: () => import('../routes/psychologist-contact-page.tsx'),
    namespaces: ['info-contact'],
  },
  {
    path: '/psychologist-reviews',
    source: 'src/routes/psychologist-reviews-page.tsx',
    load: () => import('../routes/psychologist-reviews-page.tsx'),
    namespaces: ['info-reviews'],
  },
  {
    path: '/psychologist-telehealth',
    source: 'src/routes/psychologist-telehealth-page.tsx',
    load: () => import('../routes/psychologist-telehealth-page.tsx'),
    namespaces: ['info-telehealth'],
  },
  {
    path: '/psychologist-location-search',
    source: 'src/routes/psychologist-location-search-page.tsx',
    load: () => import('../routes/psychologist-location-search-page.tsx'),
    namespaces: ['info-locations', 'landing'],
  },
  {
    path: '/how-it-works',
    source: 'src/routes/how-it-works-page.tsx',
    load: () => import('../routes/how-it-works-page.tsx'),
    namespaces: ['how-it-works'],
  },
  {
    path: '/faq',
    source: 'src/routes/faq-page.tsx',
    load: () => import('../routes/faq-page.tsx'),
    namespaces: ['faq'],
  },
  {
    path: '/about',
    source: 'src/routes/about-page.tsx',
    load: () => import('../routes/about-page.tsx'),
    namespaces: ['about'],
  },
  {
    path: '/join',
    source: 'src/routes/join-page.tsx',
    load: () => import('../routes/join-page.tsx'),
    namespaces: ['join', 'message-form'],
  },
  {
    path: '/contact',
    source: 'src/routes/contact-page.tsx',
    load: () => import('../routes/contact-page.tsx'),
    namespaces: ['contact', 'message-form'],
  },
  {
    path: '/terms',
    source: 'src/routes/terms-page.tsx',
    load: () => import('../routes/terms-page.tsx'),
    namespaces: ['legal'],
  },
  {
    path: '/privacy',
    source: 'src/routes/privacy-page.tsx',
    load: () => import('../routes/privacy-page.tsx'),
    namespaces: ['legal'],
  },
  {
    path: '/login',
    source: 'src/routes/login-page.tsx',
    load: () => import('../routes/login-page.tsx'),
    namespaces: ['account'],
  },
  {
    path: '/register',
    source: 'src/routes/register-page.tsx',
    load: () => import('../routes/register-page.tsx'),
    namespaces: ['account'],
  },
  {
    path: '/password-reset',
    source: 'src/routes/password-reset-page.tsx',
    load: () => import('../routes/password-reset-page.tsx'),
    namespaces: ['account'],
  },
  {
    path: '/dashboard',
    source: 'src/routes/dashboard-page.tsx',
    load: () => import('../routes/dashboard-page.tsx'),
    namespaces: ['dashboard', 'profile'],
    headers: NOT_STORED,
  },
  {
    path: '/reset-password',
    source: 'src/routes/reset-password-page.tsx',
    load: () => import('../routes/reset-password-page.tsx'),
    namespaces: ['account'],
    headers: { ...NOT_STORED, ...NOT_REFERRED },
  },
  {
    path: '/blog',
    source: 'src/routes/blog-page.tsx',
    load: () => import('../routes/blog-page.tsx'),
    namespaces: ['blog'],
  },
  {
    path: '/blog/:slug',
    source: 'src/routes/article-page.tsx',
    load: () => import('../routes/article-page.tsx'),
    namespaces: ['blog', 'share'],
  },
  {
    path: '/assessments',
    source: 'src/routes/assessments-page.tsx',
    load: () => import('../routes/assessments-page.tsx'),
    namespaces: ['assessments', 'crisis'],
  },
  {
    path: '/therapist-match',
    source: 'src/routes/therapist-match-page.tsx',
    load: () => import('../routes/therapist-match-page.tsx'),
    namespaces: ['match', 'crisis'],
    // The browser's cache would keep the page under the address that it came by, score and severity in it.
    headers: NOT_STORED,
  },
  { ...assessment, path: '/assessment' },
  { ...assessment, path: '/assessment/:condition' },
  {
    path: '/conditions/:condition',
    source: 'src/routes/condition-page.tsx',
    load: () => import('../routes/condition-page.tsx'),
    namespaces: ['condition', 'crisis'],
  },
  {
    path: '/assessment-disclaimer',
    source: 'src/routes/assessment-disclaimer-page.tsx',
    load: () => import('../routes/assessment-disclaimer-page.tsx'),
    namespaces: ['assessment-disclaimer', 'crisis'],
  },
  notFoundRoute,
];

const routeObjects = routeTable.map((entry) => ({ path: entry.path, entry }));

export interface MatchedRoute {
  entry: RouteEntry;
  params: Readonly<Record<string, string | undefined>>;
}

let last: { pathname: string; match: MatchedRoute } | undefined;

/** The page of this path; {@link notFoundRoute} when there is none, or when the path is not well-formed. */
export function matchRoute(pathname: string): MatchedRoute {
  // React Router sorts the whole table for each question, and a page is asked for several times while it is made.
  if (last?.pathname !== pathname) last = { pathname, match: findRoute(pathname) };
  return last.match;
}

function findRoute(pathname: string): MatchedRoute {
  const match = matchRoutes(routeObjects, pathname)?.[0];
  if (!match || (match.route.entry.isPlace && !provinceBySlug(match.params['province'] ?? ''))) {
    return { entry: notFoundRoute, params: {} };
  }
  return { entry: match.route.entry, params: match.params };
}
