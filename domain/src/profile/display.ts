import { LOCALES, type Language } from '../language.ts';
import { splitList, uniqueFolded } from '../text/list-field.ts';
import { provinceByCode } from '../places/provinces.ts';
import type { Vocabulary } from '../vocabulary/term.ts';
import { specialtyVocabulary } from '../vocabulary/specialties.ts';
import type { PracticeRow, ProfileRow } from './row.ts';
import { registeredTitle } from './title.ts';

/** The name to show: `name`, otherwise first plus last name; `''` when none is given. */
export function displayName(profile: Pick<ProfileRow, 'name' | 'first_name' | 'last_name'>): string {
  const given = profile.name?.trim();
  if (given) return given;
  return [profile.first_name, profile.last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/** `credentials`, otherwise the highest degree, otherwise null. */
export function displayCredentials(
  profile: Pick<ProfileRow, 'credentials' | 'highest_degree'>,
): string | null {
  return present(profile.credentials) ?? present(profile.highest_degree);
}

/** A list field in the vocabulary's canonical names, once each. Words the vocabulary does not know stay as they are. */
export function canonicalList(field: string | null, vocabulary: Vocabulary): string[] {
  return uniqueFolded(splitList(field).map((item) => vocabulary.canonical(item)));
}

/** The joined specialties, otherwise `practice_areas` split on commas; canonical names, once each. */
export function displaySpecialties(profile: Pick<ProfileRow, 'specialties' | 'practice_areas'>): string[] {
  const joined = uniqueFolded(profile.specialties.map((name) => specialtyVocabulary.canonical(name.trim())));
  return joined.length > 0 ? joined : canonicalList(profile.practice_areas, specialtyVocabulary);
}

/**
 * The areas of expertise, after the practice areas that gave way to joined specialties: psychologists are found and matched by those,
 * so that visitors must see them.
 */
export function displayExpertise(
  profile: Pick<ProfileRow, 'specialties' | 'practice_areas' | 'areas_of_expertise'>,
): string[] {
  const specialties = new Set(displaySpecialties(profile));
  const practiceAreas = canonicalList(profile.practice_areas, specialtyVocabulary);
  return uniqueFolded([
    ...practiceAreas.filter((area) => !specialties.has(area)),
    ...canonicalList(profile.areas_of_expertise, specialtyVocabulary),
  ]);
}

/** Every concern that somebody names, by whatever name of the list: what searches find, matches read and pages show. */
export function concernsOf({
  specialties,
  expertise,
}: Record<'specialties' | 'expertise', readonly string[]>): string[] {
  return uniqueFolded([...specialties, ...expertise]);
}

/** {@link concernsOf} a row. */
export function displayConcerns(row: Parameters<typeof displayExpertise>[0]): string[] {
  return concernsOf({ specialties: displaySpecialties(row), expertise: displayExpertise(row) });
}

export interface ContactDetails {
  phone: string | null;
  email: string | null;
  website: string | null;
  address: string | null;
}

/** Phone, email, website and address, each falling back to the first linked practice's. */
export function displayContact(
  profile: Partial<Pick<ProfileRow, 'phone' | 'email' | 'website' | 'address' | 'full_address'>> & {
    practices: readonly Partial<PracticeRow>[];
  },
): ContactDetails {
  const practice = profile.practices[0] ?? {};
  return {
    phone: present(profile.phone) ?? present(practice.phone),
    email: present(profile.email) ?? present(practice.email),
    website: present(profile.website) ?? present(practice.website),
    address: present(profile.full_address) ?? present(profile.address) ?? present(practice.address),
  };
}

/**
 * The bio to show in this language: the member's own text in it, otherwise their text in the other language, otherwise a
 * sentence made of what the register says (with the province of the profile; Manitoba, where the directory began, when none is known).
 */
export function displayBio(
  profile: Pick<ProfileRow, 'bio' | 'bio_language' | 'second_bio' | 'is_premium'> & DefaultBioFacts,
  language: Language,
): { text: string; language: Language } {
  const own = present(profile.bio);
  const second = profile.is_premium ? present(profile.second_bio) : null;
  const otherLanguage: Language = profile.bio_language === 'en' ? 'fr' : 'en';
  if (second && (otherLanguage === language || !own)) return { text: second, language: otherLanguage };
  if (own) return { text: own, language: profile.bio_language };
  return { text: defaultBio(profile, language), language };
}

type DefaultBioFacts = Pick<
  ProfileRow,
  'name' | 'first_name' | 'last_name' | 'gender' | 'province' | 'specialties' | 'practice_areas'
>;

/** How many specialties the sentence names. */
const DEFAULT_BIO_SPECIALTIES = 3;

function defaultBio(profile: DefaultBioFacts, language: Language): string {
  const where = (provinceByCode(profile.province) ?? provinceByCode('MB'))?.locative[language] ?? '';
  const names = displaySpecialties(profile)
    .slice(0, DEFAULT_BIO_SPECIALTIES)
    .map((name) => {
      const term = specialtyVocabulary.find(name);
      return term ? amidSentence(term[language]) : name;
    });
  const list = new Intl.ListFormat(LOCALES[language]).format(names);
  const name = displayName(profile);
  if (language === 'en') {
    return `${name || 'This person'} is a registered psychologist ${where}${list && ` who works with ${list}`}.`;
  }
  const title =
    profile.gender === null
      ? `psychologue ${where} et figure au registre professionnel`
      : `${amidSentence(registeredTitle(profile.gender, 'fr'))} ${where}`;
  return `${name || 'Cette personne'} est ${title}${list && ` et travaille notamment dans ces domaines : ${list}`}.`;
}

/** Names in English lists begin each word with a capital; in a sentence only abbreviations and names of peoples keep theirs. */
function amidSentence(name: string): string {
  return name.replace(/\p{Lu}\p{Ll}+/gu, (word) => (word === 'Indigenous' ? word : word.toLowerCase()));
}

/** The text without outer white space, or null when there is none. */
function present(text: string | null | undefined): string | null {
  const trimmed = text?.trim();
  return trimmed ? trimmed : null;
}
