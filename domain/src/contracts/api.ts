import { analytics } from './analytics.ts';
import { article, articles, geocode, health } from './site.ts';
import { assessmentResults } from './assessment-results.ts';
import { contact } from './contact.ts';
import { featured, landing, premium, profileById, profileByName } from './profiles.ts';
import { filters, match, multiSearch, suggestions } from './search.ts';
import {
  giveMemberPhoto,
  memberSearchStatus,
  memberStats,
  readMemberPhoto,
  removeMemberPhoto,
} from './member.ts';
import { passwordReset } from './password-reset.ts';

/** Every JSON endpoint. Browsers take its type alone ({@link Api}): the schemas would weigh more than the pages. */
export const CONTRACTS = [
  multiSearch,
  suggestions,
  filters,
  match,
  profileById,
  profileByName,
  featured,
  landing,
  premium,
  articles,
  article,
  contact,
  assessmentResults,
  analytics,
  geocode,
  passwordReset,
  memberStats,
  memberSearchStatus,
  giveMemberPhoto,
  readMemberPhoto,
  removeMemberPhoto,
  health,
] as const;

type Listed = (typeof CONTRACTS)[number];

/** The contracts by address, such as `GET /api/filters`. */
export type Api = { [C in Listed as `${C['method']} ${C['path']}`]: C };
