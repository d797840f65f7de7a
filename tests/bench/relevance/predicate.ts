import { fold } from '@directory/domain/text/fold';
import { acceptsNewClients, displayWaitTimes } from '@directory/domain/profile/confirmed';
import { canonicalList, displaySpecialties } from '@directory/domain/profile/display';
import { onlineProvinces } from '@directory/domain/profile/registrations';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { deriveSessionTypes } from '@directory/domain/profile/session-types';
import { insurerVocabulary } from '@directory/domain/vocabulary/insurers';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import { assessmentVocabulary, populationVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import type { DocumentRow } from '@directory/indexer/document/load-rows';

/** A profile as a judge reads it: its columns, nothing of the index. */
export type JudgedProfile = DocumentRow;

/** Whether a profile is what a query asks for. */
export type Predicate = (profile: JudgedProfile) => boolean;

/** What a profile has of each thing that a predicate can name, folded. */
const FACTS: Readonly<Record<string, (profile: JudgedProfile) => readonly string[]>> = {
  concern: (p) => [
    ...displaySpecialties(p),
    ...canonicalList(p.practice_areas, specialtyVocabulary),
    ...canonicalList(p.areas_of_expertise, specialtyVocabulary),
  ],
  assessment: (p) =>
    [p.assessments, p.practice_areas].flatMap((list) => canonicalList(list, assessmentVocabulary)),
  therapy: (p) => canonicalList(p.therapy_types, therapyVocabulary),
  language: (p) => canonicalList(p.service_languages ?? p.spoken_languages, languageVocabulary),
  group: (p) => canonicalList(p.client_populations ?? p.populations, populationVocabulary),
  city: (p) => [p.city ?? ''],
  province: (p) => [p.province ?? ''],
  gender: (p) => [p.gender ?? ''],
  session: (p) => deriveSessionTypes(p),
  insurer: (p) => canonicalList(p.provider_lists, insurerVocabulary),
  accepting: (p) => [String(acceptsNewClients(p) === true)],
  wait: (p) => [displayWaitTimes(p) ?? ''],
  sliding: (p) => [String(p.sliding_scale === true)],
};

/**
 * Reads what a good answer is like: `city: Toronto; gender: Female; concern: Anxiety | Panic Disorder; fee: 150`. Every part must hold,
 * and of a part any of its values; `a: x / b: y` is either part. `fee` is the most in dollars.
 * @throws Error that names the part which cannot be read
 */
export function readPredicate(text: string): Predicate {
  const parts = text.split(';').map((part) => {
    const either = part.split(' / ').map(readFact);
    return (profile: JudgedProfile) => either.some((fact) => fact(profile));
  });
  const asks = new Set(text.split(';').map((part) => part.trim()));
  const [province] = [...asks].flatMap((part) => /^province: ([A-Z]{2})$/.exec(part)?.[1] ?? []);
  // Online it is where somebody may see people that counts, not where the office is.
  const isOnline = province !== undefined && asks.has('session: Online');
  return (profile) => {
    const here = isOnline && onlineProvinces(profile).some((code) => code === province);
    return parts.every((part) => part(here ? { ...profile, province: province as ProvinceCode } : profile));
  };
}

function readFact(text: string): Predicate {
  const [name = '', list = ''] = text.split(':').map((piece) => piece.trim());
  if (name === 'fee') return ({ fee_individual_cents: fee }) => fee !== null && fee <= Number(list) * 100;
  const factsOf = FACTS[name];
  if (!factsOf || list === '') throw new Error(`"${text}" says nothing that a profile can have.`);
  const wanted = new Set(list.split('|').map(fold));
  return (profile) => factsOf(profile).some((fact) => wanted.has(fold(fact)));
}
