import type { ListedAlike } from '../contracts/contact.ts';
import type { Directory } from './directory.ts';
import type { Language } from '../language.ts';
import type { PremiumPrices } from './plans.ts';

/** What the server that hosts the pages hands to the renderer for one request. */
export interface PageRequest {
  /** Path and query as requested, beginning with a slash. */
  url: string;
  language: Language;
  directory: Directory;
  /** Whether profiles are made up; the page then says so. */
  sampleData: boolean;
  /** Waited for when all that the page shows is there, before the long work of making it. Its rejection is the page's. */
  turn?: () => Promise<void>;
  /** The page answers a form that was sent without scripts. */
  posted?: PostedForm;
}

/** What a form held that was sent without scripts, and what became of it. */
export interface PostedForm {
  values: Readonly<Record<string, readonly string[]>>;
  /** Of refused fields, each a sentence. */
  errors: Readonly<Record<string, string>>;
  /** What the server said of it; null when it said nothing for people. */
  sentence: string | null;
  isSent: boolean;
  /** It was sent, and is delivered later. */
  isLater: boolean;
  /** Who is listed already, and may be who asks to be; empty elsewhere. */
  listed: readonly ListedAlike[];
}

/** Who answers for the protection of personal information. */
export interface PrivacyOfficer {
  name: string;
  email: string;
}

/** Who runs the directory. */
export interface Operator {
  name: string;
  /** Where mail on paper reaches them, on one line. */
  address?: string;
}

/** A page of the directory's own on a social network, and that network's name. */
export interface SocialLink {
  url: string;
  network: string;
}

/** Facts of the deployment that pages need, in the browser too. Nothing secret. */
export interface SiteConfig {
  /** The site's public origin without a final slash, for canonical addresses. */
  origin: string;
  /** True when the profiles are made-up sample data; the site then says so. */
  sampleData: boolean;
  /** The address that people write to for help; the operator's. */
  supportEmail?: string;
  privacyOfficer?: PrivacyOfficer;
  /** The companies that hold data for the directory, each with the place; left out while none is named. */
  processors?: readonly string[];
  /** Left out where the price is arranged with each. */
  premiumPrices?: PremiumPrices;
  /** Whom /about names; left out while nobody is. */
  operator?: Operator;
  /** Left out where the directory has no such page. */
  socialLink?: SocialLink;
  /** Who of the professions has read the clinical words; left out until somebody has. */
  clinicalReview?: ClinicalReview;
}

/** The reviewer's name and credentials as they are shown, and the day (`2026-11-22`). */
export interface ClinicalReview {
  name: string;
  credentials: string;
  date: string;
}

export type PageResponse =
  | RenderedPage
  | { kind: 'redirect'; status: 301 | 302; location: string; headers: Record<string, string> };

/** The page as HTML. */
export interface RenderedPage {
  kind: 'page';
  status: 200 | 404 | 500 | 503;
  html: string;
  /** Of its inline scripts (`sha256-…`), for the Content-Security-Policy: no other script of its own may run. */
  scriptHashes: readonly string[];
  /** Nothing on it failed: another moment's page would be the same. */
  isWhole: boolean;
  headers: Record<string, string>;
}

/** Renders one page. Never rejects for a page's own failure: that is a page with its error state and status. */
export type RenderPage = (request: PageRequest) => Promise<PageResponse>;

/** The client build's files that a page must load; the Vite manifest's shape is the renderer's own affair. */
export interface RendererOptions {
  site: Omit<SiteConfig, 'sampleData'>;
  /** The parsed `.vite/manifest.json` of the client build, or null while developing (Vite serves the sources). */
  manifest: unknown;
  /** Told of each failure that a page hides behind its error state, with the route's pattern: never the page's own address. */
  onError?: (error: unknown, route: string) => void;
}

export type CreateRenderer = (options: RendererOptions) => RenderPage;

/** The pages' paths by the file of the sitemap that lists them. Places, profiles and guides are not among them: they are data. */
export type SitemapPaths = Readonly<Record<'pages' | 'assessments', readonly string[]>>;
export type SitemapFile = keyof SitemapPaths;

/** What the web's server build, `entry-server`, exports. */
export interface ServerBuild {
  createRenderer: CreateRenderer;
  sitemapPaths: () => SitemapPaths;
}
