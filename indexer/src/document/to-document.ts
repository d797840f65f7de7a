import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { answerRank, type Moment } from '@directory/domain/profile/column-kinds';
import { fold } from '@directory/domain/text/fold';
import { uniqueFolded } from '@directory/domain/text/list-field';
import { matchFacts } from '@directory/domain/match/facts';
import { encodeTraits, matchTraits } from '@directory/domain/match/traits';
import { profilePath } from '@directory/domain/site/paths';
import { personPlace } from '@directory/domain/places/person-place';
import { pointOf } from '@directory/domain/places/distance';
import { postalAreaOf } from '@directory/domain/places/postal-area';
import {
  canonicalList,
  displayConcerns,
  displayCredentials,
  displayName,
  displaySpecialties,
} from '@directory/domain/profile/display';
import {
  COLUMNS,
  INDEXED_COLUMNS,
  type IndexedColumn,
  type IndexedField,
  valuesOf,
} from '@directory/domain/profile/columns';
import { acceptsNewClients, displayWaitTimes } from '@directory/domain/profile/confirmed';
import { listOf } from '@directory/domain/profile/lists';
import { displayPhoto } from '@directory/domain/profile/public-profile';
import { onlineProvinces } from '@directory/domain/profile/registrations';
import { provinceByCode } from '@directory/domain/places/provinces';
import { assessmentVocabulary, waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { turnsOf } from '@directory/search-config/day-order';
import {
  ACCEPTING_RANK,
  EVERYONE,
  type FeeBand,
  matchField,
  type MatchField,
  type ProfileDocument,
} from '@directory/search-config/document';
import { createHash } from 'node:crypto';
import type { EncodedDocument } from '../engine/documents.ts';
import type { DocumentRow } from './load-rows.ts';
import { openingsOf } from './openings.ts';
import { searchTerms } from './search-terms.ts';

/** A profile that cannot be indexed as it is. Nothing but a change of the row helps; the others go on without it. */
export class BadRowError extends Error {
  override readonly name = 'BadRowError';
  readonly code = 'bad_row';
  readonly profileId: string;
  /** What is wrong, for the operator; without personal text. */
  readonly reason: string;

  constructor(profileId: string, reason: string) {
    super(`Profile ${profileId} cannot be indexed: ${reason}`);
    this.profileId = profileId;
    this.reason = reason;
  }
}

/** Far above any honest profile (a long one is 10 kB), far below what the engine refuses with everything beside it. */
const MAX_DOCUMENT_CHARACTERS = 1_000_000;

/**
 * The search document of an active profile: the one place where a row becomes what visitors search. Pure; the same row
 * always gives the same document and hash. A change to what it gives raises `DOCUMENT_VERSION`.
 * @throws BadRowError when the row cannot be indexed as it is
 */
export function toDocument(row: DocumentRow): ProfileDocument {
  const content = toContent(row);
  return { ...content, hash: hashOf(checkedJson(content)) };
}

/** {@link toDocument} as JSON, made in one pass. @throws BadRowError */
export function encodeDocument(row: DocumentRow): EncodedDocument {
  const json = checkedJson(toContent(row));
  return { id: row.id, json: `${json.slice(0, -1)},"hash":"${hashOf(json)}"}` };
}

type DocumentContent = Omit<ProfileDocument, 'hash'>;

function toContent(row: DocumentRow): DocumentContent {
  const name = displayName(row);
  if (!/^[\w-]{1,511}$/.test(row.id)) throw new BadRowError(row.id, 'its id is not one the engine takes');
  if (name === '') throw new BadRowError(row.id, 'it has no name');

  const province = provinceByCode(row.province);
  const specialties = displaySpecialties(row);
  const expertise = canonicalList(row.areas_of_expertise, specialtyVocabulary);
  const lists = INDEXED_COLUMNS.map((name) => [COLUMNS[name].indexed, splitOwn(row, name)] as const);
  const terms = Object.fromEntries(lists.map(([field, { terms }]) => [field, terms])) as Record<
    IndexedField,
    string[]
  >;
  // An assessment is also named among specialties.
  terms.assessments = uniqueFolded([
    ...terms.assessments,
    ...[...specialties, ...expertise].filter((name) => ASSESSMENTS.has(name)),
  ]);
  // Practice areas give way to joined specialties on the page, yet people search by them.
  const practiceAreas =
    row.specialties.length > 0 ? canonicalList(row.practice_areas, specialtyVocabulary) : [];

  const concerns = displayConcerns(row);
  const accepts = acceptsNewClients(row);
  const accepting = accepts === null ? 'unknown' : accepts ? 'yes' : 'no';
  const fee = row.fee_individual_cents === null ? null : Math.ceil(row.fee_individual_cents / 100);

  return {
    id: row.id,
    name,
    name_keys: nameKeys(row, name),
    surnames: surnames(row, name),
    credentials: displayCredentials(row),
    gender: row.gender,
    city: present(row.city),
    city_slug: row.city_slug,
    province: province?.code ?? null,
    province_names: province ? [...new Set(Object.values(province.name))] : [],
    specialties,
    ...terms,
    speaks_french: terms.languages.includes('French') ? 1 : 0,
    online_provinces: onlineProvinces(row),
    expertise,
    services: uniqueFolded([...specialties, ...practiceAreas]),
    concerns: concerns.filter((value) => CONCERNS.has(value)),
    own_words: lists.flatMap(([, { own }]) => own),
    fee,
    sliding_scale: row.sliding_scale,
    fee_bands: feeBands(fee, row.sliding_scale),
    fee_confirmed_at: secondsOf(row.fees_confirmed_at),
    wait: waitOf(displayWaitTimes(row)),
    wait_rank: waitRank(displayWaitTimes(row)),
    wait_confirmed_at: secondsOf(row.wait_confirmed_at),
    next_opening: row.next_opening,
    opening_within: row.next_opening?.soon ? ['two_weeks'] : [],
    practice_name: present(row.practice_name) ?? present(row.place_of_work),
    search_terms: searchTerms(terms, [...specialties, ...expertise], practiceAreas),
    bio: [row.bio, row.is_premium ? row.second_bio : null].map(present).filter(Boolean).join('\n\n') || null,
    opening: openingsOf(row),
    registration_number: present(row.registration_number),
    photo_url: displayPhoto(row),
    path: profilePath(row),
    is_premium: row.is_premium,
    premium_rank: row.is_premium ? 1 : 0,
    accepting_new_clients: accepts,
    accepting,
    accepting_rank: ACCEPTING_RANK[accepting],
    answer_rank: answerRank(row.answer_sign),
    accepting_confirmed_at: secondsOf(row.accepting_confirmed_at),
    ...matchFields(row, new Set(concerns)),
    ...placeOf(row),
    created_at: seconds(row.created_at),
    ...turnsOf(row.id),
    everyone: EVERYONE,
  };
}

const TERMS = new Map(INDEXED_COLUMNS.map((name) => [name, new Set(valuesOf(name))]));

/** A list as its vocabulary's terms, which are counted and chosen, and what the profile says in words of its own, which is only found. */
function splitOwn(row: DocumentRow, name: IndexedColumn): { terms: string[]; own: string[] } {
  const isTerm = (item: string) => TERMS.get(name)?.has(item) === true;
  const items = listOf(row, name);
  return { terms: items.filter(isTerm), own: items.filter((item) => !isTerm(item)) };
}

const CONCERNS: ReadonlySet<string> = new Set(specialtyVocabulary.terms.map(({ en }) => en));

const ASSESSMENTS: ReadonlySet<string> = new Set(assessmentVocabulary.terms.map(({ en }) => en));

/** What the matches of an assessment are counted and ordered by. */
function matchFields(row: DocumentRow, named: ReadonlySet<string>): Pick<ProfileDocument, MatchField> {
  const codes = CONDITIONS.map((condition) => [
    matchField(condition),
    encodeTraits(matchTraits(matchFacts(row, condition, named))),
  ]);
  return Object.fromEntries(codes) as Record<MatchField, string>;
}

/** The content as JSON. @throws BadRowError when its text is broken or too long */
function checkedJson(content: DocumentContent): string {
  const json = JSON.stringify(content);
  // JSON.stringify writes half of a surrogate pair as an escape, which the engine takes and then fails on.
  if (json.includes('\\ud') && hasLoneSurrogate(content)) {
    throw new BadRowError(content.id, 'a text holds half a character (a lone surrogate)');
  }
  if (json.length > MAX_DOCUMENT_CHARACTERS) {
    throw new BadRowError(
      content.id,
      `its text is ${json.length} characters long; ${MAX_DOCUMENT_CHARACTERS} is the most`,
    );
  }
  return json;
}

function hashOf(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, 16);
}

function hasLoneSurrogate(content: object): boolean {
  return Object.values(content)
    .flat()
    .some((value) => typeof value === 'string' && /\p{Surrogate}/u.test(value));
}

/** What equality with a folded query finds: the full name both ways round and as shown, hyphens kept and opened. */
function nameKeys(row: Pick<DocumentRow, 'first_name' | 'last_name'>, name: string): string[] {
  const full = [
    `${row.first_name ?? ''} ${row.last_name ?? ''}`,
    `${row.last_name ?? ''} ${row.first_name ?? ''}`,
  ];
  const keys = [...(present(row.first_name) && present(row.last_name) ? full : []), name].map(fold);
  return [...new Set(keys.flatMap((key) => [key, key.replaceAll('-', ' ')]))];
}

/** The surname, and the last word of the name as shown; of one with a hyphen also each part, as half of it is what many remember. */
function surnames({ last_name: last }: Pick<DocumentRow, 'last_name'>, name: string): string[] {
  const shown = fold(name).split(' ');
  const whole = [fold(last ?? ''), shown.length > 1 ? (shown.at(-1) ?? '') : ''];
  const parts = whole.flatMap((surname) => [surname, surname.replaceAll('-', ' '), ...surname.split('-')]);
  return [...new Set(parts)].filter(Boolean);
}

/** Where the person is; see {@link personPlace}. Who wrote a place of their own is not at the practice. */
function placeOf(
  row: DocumentRow,
): Pick<ProfileDocument, 'lat' | 'lng' | 'place_accuracy' | 'place_area' | 'point'> {
  const { own_place: ownPlace, practice_latitude: lat, practice_longitude: lng } = row;
  const place = personPlace({
    practice: ownPlace || lat === null || lng === null ? null : { lat, lng },
    postalCode: row.postal_code,
    city: row.city,
    province: row.province,
  });
  return {
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    place_accuracy: place?.accuracy ?? null,
    place_area: place?.accuracy === 'postal' ? postalAreaOf(row.postal_code ?? '') : null,
    point: place && pointOf(place),
  };
}

const UP_TO = ['100', '150', '200'] as const;

/** The bands that a session's fee in dollars lies in. */
function feeBands(fee: number | null, slidingScale: boolean | null): FeeBand[] {
  const upTo = fee === null ? [] : UP_TO.filter((most) => fee <= Number(most));
  const other: FeeBand[] = fee === null ? ['unknown'] : upTo.length === 0 ? ['more'] : [];
  return [...upTo, ...other, ...(slidingScale === true ? (['sliding'] as const) : [])];
}

const secondsOf = (time: Moment | null) => (time === null ? null : seconds(time));

function seconds(time: Moment): number {
  return Math.floor(new Date(time).getTime() / 1000);
}

/** The waiting time in the vocabulary's words where it knows them. */
function waitOf(wait: string | null): string | null {
  return wait === null ? null : waitTimeVocabulary.canonical(wait);
}

/** The shortest wait is 0; one in words of the profile's own, or that nobody gave, comes after all. */
function waitRank(wait: string | null): number {
  const { terms } = waitTimeVocabulary;
  const known = wait === null ? undefined : waitTimeVocabulary.find(wait);
  return known ? terms.indexOf(known) : terms.length;
}

function present(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
