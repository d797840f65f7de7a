import type { Bilingual } from '../language.ts';
import { fold } from '../text/fold.ts';
import { splitList } from '../text/list-field.ts';

/** How a session takes place. These are the filter's values. */
export const SESSION_TYPES = ['Online', 'In Person', 'Phone', 'Home Visit'] as const;

/** When somebody has room for one. */
export const OPENING_TIMES = ['Daytime', 'Evenings', 'Weekends'] as const;

export type SessionType = (typeof SESSION_TYPES)[number];

export const SESSION_TYPE_LABELS: Readonly<Record<SessionType, Bilingual>> = {
  Online: { en: 'Online', fr: 'En ligne' },
  'In Person': { en: 'In person', fr: 'En personne' },
  Phone: { en: 'Phone', fr: 'Par téléphone' },
  'Home Visit': { en: 'Home visit', fr: 'À domicile' },
};

const byFoldedName = new Map(SESSION_TYPES.map((type) => [fold(type), type]));

/**
 * The session types that a profile's data says it offers: Online from `telepsychology`, In Person from `services_to`, and
 * whatever of the four its `session_types` field names. Nothing is assumed.
 */
export function deriveSessionTypes(profile: {
  telepsychology: boolean | null;
  services_to: boolean | null;
  session_types: string | null;
}): SessionType[] {
  const offered = new Set(splitList(profile.session_types).map((item) => byFoldedName.get(fold(item))));
  if (profile.telepsychology) offered.add('Online');
  if (profile.services_to) offered.add('In Person');
  return SESSION_TYPES.filter((type) => offered.has(type));
}
