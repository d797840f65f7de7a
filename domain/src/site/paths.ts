import { provinceByCode } from '../places/provinces.ts';
import { isLanguage, LANGUAGES, type Language } from '../language.ts';

/** Every public address of the site, in one place. Paths begin with a slash and carry no origin. */
export const paths = {
  home: () => '/',
  search: (query: { search?: string; location?: string } = {}) => withQuery('/find-a-psychologist', query),
  /** The same screen by its short address, which pages of places, assessments and featured psychologists lead to. */
  shortSearch: (query: { search?: string; concerns?: string; location?: string } = {}) =>
    withQuery('/search', query),
  profileById: (id: string) => `/psychologist/${encodeURIComponent(id)}`,
  profileByName: (province: string, city: string, name: string) =>
    `/${province}/${city}/psychologist/${name}`,
  /** A profile's picture; no page. `version` tells a new picture from the one before. */
  photo: (profileId: string, version: string) => `/photos/${profileId}/${version}`,
  province: (slug: string) => `/${slug}`,
  city: (province: string, city: string) => `/${province}/${city}`,
  service: (province: string, city: string, service: string) => `/${province}/${city}/${service}`,
  /** Shown in place of other pages; whoever asks for it is sent home. */
  tooManyRequests: () => '/too-many-requests',
  login: () => '/login',
  register: () => '/register',
  dashboard: () => '/dashboard',
  passwordReset: () => '/password-reset',
  resetPassword: () => '/reset-password',
  /** With the token of the mail to a new contact address; `did` is what came of the press there. */
  confirmAddress: (query: { token?: string; did?: 'done' | 'failed' | 'later' } = {}) =>
    withQuery('/confirm-address', query),
  /** With the token of a mail to the old or the new address that a member signs in with; `did` is what came of the press there. */
  signInAddress: (
    query: { token?: string; did?: 'done' | 'waiting' | 'stopped' | 'taken' | 'failed' | 'later' } = {},
  ) => withQuery('/log-in-address', query),
  /** What became of a message, by the link of its sender; `did` is what was pressed there. */
  inquiry: (token: string, did?: string) => withQuery('/my-message', { token, did }),
  /** Where a psychologist answers a message, by its link. */
  answer: (token: string, did?: string, answer?: string) => withQuery('/answer', { token, did, answer }),
  /** Where a person answers a question about their own profile, by its link. */
  word: (token: string, did?: string, answer?: string) => withQuery('/your-word', { token, did, answer }),
  /** Where a person says that a profile of a register is theirs. */
  claim: (profile?: string) => withQuery('/this-is-me', { profile }),
  /** What somebody is told of when there are openings, by the mail's link; `did` is what was pressed, there or on the search screen. */
  alert: (token: string, did?: string) => withQuery('/opening-alert', { token, did }),
  /** What is held of an address, by the mail's link; without one, where the mail is asked for. `did` is what was pressed. */
  yourData: (token?: string, did?: string) => withQuery('/your-data', { token, did }),
  /** `others`: ids, with commas between, of who may be asked besides. */
  contact: (query: { psychologistId?: string; others?: string } = {}) => withQuery('/contact', query),
  join: () => '/join',
  howItWorks: () => '/how-it-works',
  faq: () => '/faq',
  accuracy: () => '/accuracy',
  about: () => '/about',
  blog: (query: { category?: string } = {}) => withQuery('/blog', query),
  article: (slug: string) => `/blog/${slug}`,
  feed: (language: Language) => (language === 'en' ? '/rss.xml' : `/rss-${language}.xml`),
  /** The description that browsers search with. */
  openSearch: (language: Language) => (language === 'en' ? '/opensearch.xml' : `/opensearch-${language}.xml`),
  /** New and changed profiles. */
  changesFeed: (language: Language) => (language === 'en' ? '/changes.atom' : `/changes-${language}.atom`),
  data: () => '/data',
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** `notFound` when the visitor asked for an assessment that does not exist. */
  assessments: ({ notFound = false } = {}) =>
    notFound ? '/assessments?assessment=not-found' : '/assessments',
  assessment: (condition: string) => `/assessment/${condition}`,
  /** Which result its sheet is of stands in the fragment, which no server is sent. */
  appointment: () => '/appointment',
  condition: (condition: string) => `/conditions/${condition}`,
  assessmentDisclaimer: () => '/assessment-disclaimer',
  safetyPlan: () => '/safety-plan',
  tonight: () => '/what-to-do-tonight',
  howToTalk: () => '/how-to-talk-to-somebody',
  walkInHelp: () => '/walk-in-help',
  /** Never with a result: an address stays in the browser's history, and goes with it to other devices. */
  therapistMatch: (query: { condition?: string } = {}) => withQuery('/therapist-match', query),
  featured: () => '/featured-psychologists',
  /** The people whom a visitor keeps on the device; with `ids` in the query, those that a link names. */
  shortlist: () => '/shortlist',
  verification: () => '/psychologist-verification',
  specialtiesInfo: () => '/psychologist-specialties',
  contactInfo: () => '/psychologist-contact',
  reviewsInfo: () => '/psychologist-reviews',
  telehealthInfo: () => '/psychologist-telehealth',
  locationsInfo: () => '/psychologist-location-search',
} as const;

/** A profile's address: by name when province, city and name are known, otherwise by id. */
export function profilePath(profile: {
  id: string;
  province: string | null;
  city_slug: string | null;
  name_slug: string | null;
}): string {
  const province = provinceByCode(profile.province);
  if (!province || !profile.city_slug || !profile.name_slug) return paths.profileById(profile.id);
  return paths.profileByName(province.slug, profile.city_slug, profile.name_slug);
}

/**
 * Which of several people of one name in one city a profile is: the number at the end of its address. Undefined for the
 * first of them, for a name that nobody shares and for an address by id.
 */
export function namesakeNumber(path: string): number | undefined {
  const [, number] = /^\/[^/]+\/[^/]+\/psychologist\/[^/]+-(\d+)$/.exec(path) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The language that an address says outright. Null where it says none of ours: whatever else stands there is carried to no other address. */
export function languageOfAddress(params: URLSearchParams | undefined): Language | null {
  const said = params?.get('lang');
  return isLanguage(said) ? said : null;
}

/** The same page in a language: English is the plain address, French carries `?lang=fr`. */
export function inLanguage(pathAndQuery: string, language: Language): string {
  const [path = '/', query = ''] = pathAndQuery.split('?', 2);
  const params = new URLSearchParams(query);
  params.delete('lang');
  if (language !== LANGUAGES[0]) params.set('lang', language);
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) params.set(key, value);
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
