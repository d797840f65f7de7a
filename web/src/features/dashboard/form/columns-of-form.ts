import type { ProfileRow } from '@directory/domain/profile/row';
import { withScheme } from '@directory/domain/profile/web-address';
import {
  MATCH_CONDITIONS,
  SOCIAL_NETWORKS,
  type Answer,
  type FieldName,
  type ProfileForm,
} from './profile-form.ts';

/** The columns that a member's form writes. */
export type ProfileColumns = Partial<
  Pick<
    ProfileRow,
    | 'name'
    | 'credentials'
    | 'phone'
    | 'website'
    | 'bio'
    | 'bio_language'
    | 'practice_areas'
    | 'therapy_types'
    | 'client_populations'
    | 'service_languages'
    | 'session_types'
    | 'telepsychology'
    | 'services_to'
    | 'accepting_new_clients'
    | 'wait_times'
    | 'assessment_friendly'
    | 'accepts_severity_levels'
    | 'specialties_detailed'
    | 'booking_url'
    | 'social_links'
    | 'second_bio'
  >
>;

type ColumnsOf = (form: ProfileForm, kept: KeptColumns) => ProfileColumns;

/** What stands in a column now and the form does not show; a save keeps it. */
export type KeptColumns = Pick<ProfileRow, 'social_links'>;

/** Nothing typed is nothing known: an empty column, not an empty text. */
const text = (value: string) => value.trim() || null;
const list = (items: readonly string[]) => text(items.join(', '));
const address = (value: string) => text(withScheme(value));
const answers: Readonly<Record<Answer, boolean | null>> = { yes: true, no: false, unknown: null };

const columnsByField: Readonly<Record<FieldName, ColumnsOf>> = {
  name: ({ name }) => ({ name: text(name) }),
  credentials: ({ credentials }) => ({ credentials: text(credentials) }),
  phone: ({ phone }) => ({ phone: text(phone) }),
  website: ({ website }) => ({ website: address(website) }),
  bio: ({ bio }) => ({ bio: text(bio) }),
  bioLanguage: ({ bioLanguage }) => ({ bio_language: bioLanguage }),
  specialties: ({ specialties }) => ({ practice_areas: list(specialties) }),
  therapies: ({ therapies }) => ({ therapy_types: list(therapies) }),
  populations: ({ populations }) => ({ client_populations: list(populations) }),
  languages: ({ languages }) => ({ service_languages: list(languages) }),
  // The register's two flags also say how sessions take place: left as they are, a type that was removed would stay.
  sessionTypes: ({ sessionTypes }) => ({
    session_types: list(sessionTypes),
    telepsychology: sessionTypes.includes('Online'),
    services_to: sessionTypes.includes('In Person'),
  }),
  acceptingNewClients: (form) => ({ accepting_new_clients: answers[form.acceptingNewClients] }),
  waitTimes: ({ waitTimes }) => ({ wait_times: text(waitTimes) }),
  assessmentFriendly: (form) => ({ assessment_friendly: answers[form.assessmentFriendly] }),
  severityLevels: (form) => ({ accepts_severity_levels: form.severityLevels }),
  experience: experienceColumns,
  bookingUrl: ({ bookingUrl }) => ({ booking_url: address(bookingUrl) }),
  socialLinks: socialColumns,
  secondBio: ({ secondBio }) => ({ second_bio: text(secondBio) }),
};

/** The columns that hold these fields, with the values to write. */
export function columnsOfForm(
  form: ProfileForm,
  fields: readonly FieldName[],
  kept: KeptColumns,
): ProfileColumns {
  return Object.assign({}, ...fields.map((field) => columnsByField[field](form, kept))) as ProfileColumns;
}

function experienceColumns({ experience }: ProfileForm): ProfileColumns {
  const said = MATCH_CONDITIONS.map(({ key }) => {
    const { years, approaches } = experience[key];
    const entry = {
      ...(years.trim() !== '' && { experience_years: Number(years.trim()) }),
      ...(approaches.length > 0 && { approach: approaches }),
    };
    return [key, entry] as const;
  });
  return {
    specialties_detailed: Object.fromEntries(said.filter(([, entry]) => Object.keys(entry).length > 0)),
  };
}

function socialColumns({ socialLinks }: ProfileForm, { social_links }: KeptColumns): ProfileColumns {
  const networks: readonly string[] = SOCIAL_NETWORKS;
  const others = Object.entries(social_links).filter(([network]) => !networks.includes(network));
  const typed = SOCIAL_NETWORKS.map((network) => [network, address(socialLinks[network])] as const);
  return { social_links: Object.fromEntries([...others, ...typed.flatMap(given)]) };
}

function given([network, link]: readonly [string, string | null]): [string, string][] {
  return link === null ? [] : [[network, link]];
}
