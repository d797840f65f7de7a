import { type Directory, NO_SUGGESTIONS, type ProfileLookup } from '@directory/domain/site/directory';
import type { ClinicalReview, PageResponse, SiteConfig } from '@directory/domain/site/page';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { NOBODY_FOUND } from '../features/search/model/client.ts';
import { createRenderer } from './entry-server.tsx';

/** For tests: pages as the server renders them, over a directory that lives in this process. */
export const site = { origin: 'https://directory.example' };
/** The one profile that the directory holds. Its bio in English tries to run a script. */
export const profile = {
  id: '7',
  path: '/manitoba/winnipeg/psychologist/jo-roy',
  name: 'Jo Roy',
  city: 'Winnipeg',
  province: 'MB',
  credentials: 'Ph.D.',
  photo_url: null,
  bio: {
    en: { text: '</script><script>alert(1)</script>', language: 'en' },
    fr: { text: 'Only in English.', language: 'en' },
  },
  specialties: ['Anxiety'],
  expertise: [],
  therapy_types: [],
  client_populations: [],
  service_languages: ['French'],
  session_types: ['Online'],
  assessments: [],
  endorsements: [],
  payment_methods: [],
  provider_lists: [],
  social_links: {},
  registration_check: null,
  registrations: [],
  gender: null,
  accepting_new_clients: null,
  fee_individual_cents: null,
  fee_couple_cents: null,
  sliding_scale: null,
  is_premium: false,
} as unknown as PublicProfile;

/** A directory that holds one profile, in this process, as the api's is. */
export const directory: Directory = {
  search: () => Promise.resolve(NOBODY_FOUND),
  suggestions: () => Promise.resolve(NO_SUGGESTIONS),
  filters: () => Promise.reject(new Error('not asked')),
  featured: () => Promise.resolve([]),
  checks: () => Promise.resolve({ psychologists: 1, registered: 1, checked_on: '2026-11-06', confirmed: 1 }),
  landing: () => Promise.resolve(null),
  premium: () => Promise.reject(new Error('not asked')),
  match: () => Promise.resolve({ total: 0, others: 0, page: 1, pages: 0, matches: [] }),
  articles: () => Promise.resolve([]),
  article: () => Promise.resolve(null),
  inquiry: () => Promise.resolve(null),
  question: () => Promise.resolve(null),
  accuracy: () => Promise.reject(new Error('not asked')),
  word: () => Promise.resolve(null),
  alert: () => Promise.resolve(null),
  ownData: () => Promise.resolve(null),
  profileById: (id) => Promise.resolve<ProfileLookup>(id === '7' ? { movedTo: profile.path } : null),
  profiles: () => Promise.resolve([]),
  profileByName: (_province, _city, name) =>
    Promise.resolve<ProfileLookup>(name === 'jo-roy' ? { profile } : null),
};
/** The same with a database that fails. */
export const failing: Directory = {
  ...directory,
  featured: () => Promise.reject(new Error('relation "secrets" at db.internal:5432')),
  profileByName: () => Promise.reject(new Error('relation "secrets" at db.internal:5432')),
};

interface Given {
  language?: 'en' | 'fr';
  from?: Directory;
  clinicalReview?: ClinicalReview;
  /** More of what the operator has configured. */
  configured?: Partial<SiteConfig>;
}

/** Asks for a page of a directory of made-up people. `html` is empty where the answer is no page. */
export async function render(
  url: string,
  { language = 'en', from = directory, clinicalReview, configured }: Given = {},
) {
  const reported: unknown[] = [];
  const routes: string[] = [];
  const renderer = createRenderer({
    site: { ...site, ...configured, ...(clinicalReview && { clinicalReview }) },
    manifest: null,
    onError: (error, route) => {
      reported.push(error);
      routes.push(route);
    },
  });
  const response = await renderer({ url, language, directory: from, sampleData: true });
  return { response, reported, routes, html: response.kind === 'page' ? response.html : '' };
}

/** An answer's status; of a redirect where it leads. */
export const status = (response: PageResponse) =>
  response.kind === 'page' ? response.status : response.location;
