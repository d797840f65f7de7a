import type { Gender } from '@directory/domain/vocabulary/labels';
import type { Language } from '@directory/domain/language';
import { type KeptColumn, type PrivateColumn, valuesOf } from '@directory/domain/profile/columns';
import type { ProfileRow } from '@directory/domain/profile/row';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { REGULATORS } from '@directory/domain/places/regulators';
import { slugify } from '@directory/domain/text/slug';
import { writeBio, namesOf } from './bios.ts';
import { francophone } from './languages.ts';
import { makeName } from './names.ts';
import { makeOffer } from './offer.ts';
import { makeAddress, makePhone, pickCity, WINNIPEG } from './place.ts';
import { pickPractice } from './practice.ts';
import { pictureName, PICTURE_NAMES } from './pictures.ts';
import { Random, stableUuid } from './random.ts';
import register from './register.json' with { type: 'json' };

/** What a made-up register holds and the site never shows. */
export type SampleRecord = Record<PrivateColumn, string | null>;

/** The columns with the day on which a fact was last confirmed. */
type ConfirmedColumn = 'accepting_confirmed_at' | 'wait_confirmed_at' | 'fees_confirmed_at';

/** A made-up profile: the columns that a loader writes, and the specialties to join. What the database keeps is its to give. */
export interface SampleProfile
  extends
    Omit<ProfileRow, KeptColumn | 'practices' | 'specialties' | 'registration_checked_on'>,
    SampleRecord {
  created_at: Date;
  updated_at: Date;
  practice_id: string | null;
  /** Ids of specialties, the main one first. */
  specialty_ids: readonly string[];
  /** How long before the loading each fact was last confirmed: by a day of the calendar, all would lapse as the sample ages. */
  confirmed_days_ago: Readonly<Record<ConfirmedColumn, number>>;
}

/** Where psychologists register beside their own province, the most likely first. */
const OFTEN_STATED: readonly ProvinceCode[] = ['ON', 'AB', 'BC', 'SK', 'MB', 'NB', 'NU'];

/** What profiles of each province's register look like. Only the shape is true to life; the numbers are made up. */
const REGISTERS: Readonly<
  Record<ProvinceCode, Readonly<Record<Language, string>> & { universities: readonly string[] }>
> = register.titles;

/** The last year that the sample data knows whole. */
const LAST_YEAR = 2025;

/** When each fact was last confirmed, and when the profile was last changed: who confirms a fact changes the profile. */
export function momentsOf(
  { confirmed_days_ago: days, updated_at }: Pick<SampleProfile, 'confirmed_days_ago' | 'updated_at'>,
  now: number,
): Record<ConfirmedColumn | 'updated_at', Date> {
  const ago = (count: number) => new Date(now - count * DAY_MS);
  const lastConfirmed = ago(Math.min(...Object.values(days)));
  return {
    accepting_confirmed_at: ago(days.accepting_confirmed_at),
    wait_confirmed_at: ago(days.wait_confirmed_at),
    fees_confirmed_at: ago(days.fees_confirmed_at),
    updated_at: lastConfirmed > updated_at ? lastConfirmed : updated_at,
  };
}

const DAY_MS = 86_400_000;
/** Dates are counted back from here, never from today: the same index gives the same profile for ever. */
const NEWEST = Date.UTC(2026, 0, 1);

/** The profile that the demo member owns: premium, active, in Winnipeg, with a picture. */
export const DEMO_INDEX = 0;

const random = new Random();

/** The sample profile of that index. */
export function generateProfile(index: number): SampleProfile {
  random.restart('profile', index);
  const demo = index === DEMO_INDEX;
  const city = demo ? WINNIPEG : pickCity(random);
  const french = !demo && francophone(random, city.province);
  const language = french ? 'fr' : 'en';
  const gender: Gender | null = random.chance(6) && !demo ? null : random.chance(72) ? 'Female' : 'Male';
  const name = makeName(random, french, gender);
  const isPremium = demo || random.chance(12);
  const isActive = demo || !random.chance(5);

  const practiceId = random.chance(35) ? pickPractice(random, city) : null;
  // Half of those in a practice leave the contact details to it.
  const ownContact = practiceId === null || random.chance(50);
  const street = makeAddress(random, city, french);
  const handle = `${slugify(name.first, name.last)}-${index}`;
  const offer = makeOffer(random, {
    french,
    province: city.province,
    heritageLanguage: name.heritageLanguage,
  });
  // After registration: whoever is listed has practised for two years at least.
  const years = random.whole(2, 38);
  const bioIn = (language: Language) =>
    writeBio(random, language, {
      first: name.first,
      city: city.name,
      years,
      concerns: namesOf(offer.specialties.slice(0, 3), language),
      methods: namesOf(offer.therapies.slice(0, 2), language),
      people: namesOf(offer.people.slice(0, 1), language),
      online: offer.columns.telepsychology === true,
    });
  const createdAt = NEWEST - random.whole(0, 1600) * DAY_MS - random.whole(0, DAY_MS);
  return {
    id: stableUuid('profile', index),
    detail_url: `https://register.example.org/${city.province.toLowerCase()}/${index}`,
    // Some registers hold the whole name as well, sometimes another than the two parts.
    name: random.chance(45) ? `${random.chance(20) ? 'Dr. ' : ''}${name.first} ${name.last}` : null,
    first_name: name.first,
    last_name: name.last,
    preferred_given: random.chance(4) ? random.faker[language].person.firstName() : null,
    previous_name: random.chance(5) ? `${name.first} ${random.faker.en.person.lastName()}` : null,
    gender,
    image_filename: demo
      ? (PICTURE_NAMES[random.whole(0, 39)] ?? null)
      : random.chance(70)
        ? pictureName(random)
        : null,
    profile_photo_url: null,
    phone: ownContact && random.chance(88) ? makePhone(random, city) : null,
    fax: random.chance(20) ? makePhone(random, city) : null,
    email: (ownContact && random.chance(78)) || demo ? `${handle}@example.org` : null,
    website: (ownContact && random.chance(38)) || demo ? `https://${handle}.example.org/` : null,
    practice_id: practiceId,
    place_of_work: random.chance(45) ? random.pickEarly(register.placesOfWork[language]) : null,
    address: ownContact ? street.address : null,
    city: city.name,
    province: city.province,
    postal_code: ownContact ? street.postalCode : null,
    full_address: ownContact && random.chance(40) ? street.full : null,
    ...offer.columns,
    specialties_detailed: offer.detailsFor(years),
    ...makeRegistration(random, { province: city.province, french, years }),
    regulator: REGULATORS[city.province]?.code ?? null,
    ...makeFees(random, demo),
    bio: isPremium || random.chance(72) ? bioIn(language) : null,
    bio_language: language,
    ...makePremiumDetails(random, isPremium, handle, () => bioIn(french ? 'en' : 'fr')),
    specialty_ids: offer.specialtyIds,
    is_active: isActive,
    is_premium: isPremium,
    created_at: new Date(createdAt),
    updated_at: new Date(Math.min(NEWEST, createdAt + random.whole(0, 300) * DAY_MS)),
    confirmed_days_ago: {
      accepting_confirmed_at: random.whole(0, demo ? 20 : 60),
      wait_confirmed_at: random.whole(0, demo ? 20 : 60),
      fees_confirmed_at: random.whole(0, demo ? 20 : 200),
    },
    // Drawn last, so that what stands before stays as it was.
    stated_registrations: random.chance(7) ? [random.pickEarly(OFTEN_STATED)] : [],
    left_out_of: [],
    appointment_times: someOf(random, 'appointment_times', 55),
    accessibility: someOf(random, 'accessibility', 30),
  };
}

/** What a provincial register would say. What a listing asks for is there: degree, institution, number, day; some of the rest is missing. */
function makeRegistration(
  random: Random,
  { province, french, years }: { province: ProvinceCode; french: boolean; years: number },
) {
  const language = french ? 'fr' : 'en';
  const { [language]: title, universities } = REGISTERS[province];
  const degree = random.pickEarly(register.degrees);
  const year = LAST_YEAR - years - random.whole(0, 1);
  const institution = random.pickEarly(universities);
  return {
    credentials: random.chance(78) ? `${degree}, ${title}` : null,
    // Registers write one thing in several ways.
    highest_degree: random.chance(92) ? degree : degree.replaceAll('.', ''),
    certificate_type: french ? 'Psychologue' : random.chance(88) ? 'Registered Psychologist' : 'Psychologist',
    certificate_registration: `${year}-${String(random.whole(1, 12)).padStart(2, '0')}-01`,
    registration_number: `${province}-${random.whole(1000, 99_999)}`,
    institution: random.chance(75) ? institution : `${institution}, Canada`,
    endorsements: random.chance(18) ? random.pick(register.endorsements[language]) : null,
    qualifications: random.chance(30) ? `${degree}, ${institution}, ${year - random.whole(1, 4)}` : null,
    concurrent_registrations: random.chance(6) ? random.pick(['ON', 'QC', 'BC', 'AB, SK', 'MB , ON']) : null,
    registration_history: random.chance(40) ? `Registered ${year}; renewed every year since.` : null,
    // Made up, private, and there only to prove that it stays private.
    discipline_info: random.chance(2) ? 'Sample entry: undertaking completed.' : null,
  };
}

/** Some values of a column on so many profiles of a hundred. */
function someOf(random: Random, name: 'appointment_times' | 'accessibility', percent: number): string | null {
  if (!random.chance(percent)) return null;
  return (
    valuesOf(name)
      .filter(() => random.chance(40))
      .join(', ') || null
  );
}

/** One set of fees on the demo profile and about a third of the others; usual ones on some, none given on the rest. */
function makeFees(random: Random, isDemo: boolean) {
  if (isDemo || random.chance(32)) return fees(8000, 8000, true, 'e-Transfer, Mastercard, Visa');
  if (!random.chance(30)) return fees(null, null, null, null);
  const individual = random.whole(28, 50) * 500;
  const couple = random.chance(60) ? individual + random.whole(0, 8) * 500 : null;
  const isSliding = random.chance(50) ? random.chance(35) : null;
  const methods = ['e-Transfer', 'Visa, Mastercard,', 'e-transfer ,Visa, cash'];
  return fees(individual, couple, isSliding, random.chance(70) ? random.pick(methods) : null);
}

const fees = (
  fee_individual_cents: number | null,
  fee_couple_cents: number | null,
  sliding_scale: boolean | null,
  payment_methods: string | null,
) => ({ fee_individual_cents, fee_couple_cents, sliding_scale, payment_methods });

/** What a premium plan adds, on most premium profiles; nothing on a free one. */
function makePremiumDetails(
  random: Random,
  isPremium: boolean,
  handle: string,
  writeSecondBio: () => string,
) {
  if (!isPremium) return { booking_url: null, social_links: {}, second_bio: null };
  const links: Record<string, string> = {};
  if (random.chance(60)) links['linkedin'] = `https://social.example.org/in/${handle}`;
  if (random.chance(35)) links['facebook'] = `https://pages.example.org/${handle}`;
  if (random.chance(20)) links['instagram'] = `https://pictures.example.org/${handle}`;
  return {
    booking_url: random.chance(65) ? `https://booking.example.org/${handle}` : null,
    social_links: links,
    second_bio: random.chance(55) ? writeSecondBio() : null,
  };
}
