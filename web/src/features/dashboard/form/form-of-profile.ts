import { canonicalList, displayName, displaySpecialties } from '@directory/domain/profile/display';
import { deriveSessionTypes } from '@directory/domain/session-types';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import { populationVocabulary } from '@directory/domain/vocabulary/populations';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import type { OwnProfile } from '../data/own-profile.ts';
import {
  byMatchCondition,
  SOCIAL_NETWORKS,
  type Answer,
  type ProfileForm,
  type SocialNetwork,
} from './profile-form.ts';

/** The form's first values: what the profile says, read by the rules of the profile page. */
export function formOfProfile(profile: OwnProfile): ProfileForm {
  return {
    name: displayName(profile),
    credentials: profile.credentials ?? '',
    phone: profile.phone ?? '',
    website: profile.website ?? '',
    bio: profile.bio ?? '',
    bioLanguage: profile.bio_language,
    specialties: displaySpecialties(profile),
    therapies: canonicalList(profile.therapy_types, therapyVocabulary),
    populations: canonicalList(profile.client_populations ?? profile.populations, populationVocabulary),
    languages: canonicalList(profile.service_languages ?? profile.spoken_languages, languageVocabulary),
    sessionTypes: deriveSessionTypes(profile),
    acceptingNewClients: answerOf(profile.accepting_new_clients),
    waitTimes: profile.wait_times ?? '',
    assessmentFriendly: answerOf(profile.assessment_friendly),
    severityLevels: [...profile.accepts_severity_levels],
    experience: experienceOf(profile),
    bookingUrl: profile.booking_url ?? '',
    socialLinks: Object.fromEntries(
      SOCIAL_NETWORKS.map((network) => [network, profile.social_links[network] ?? '']),
    ) as Record<SocialNetwork, string>,
    secondBio: profile.second_bio ?? '',
  };
}

function answerOf(value: boolean | null): Answer {
  return value === null ? 'unknown' : value ? 'yes' : 'no';
}

function experienceOf({ specialties_detailed }: OwnProfile): ProfileForm['experience'] {
  return byMatchCondition((condition) => ({
    years: specialties_detailed[condition]?.experience_years?.toString() ?? '',
    approaches: (specialties_detailed[condition]?.approach ?? []).map((name) =>
      therapyVocabulary.canonical(name),
    ),
  }));
}
