import { z } from 'zod';
import { type Condition, CONDITIONS } from '../assessments/conditions.ts';
import { SEVERITIES, type Severity } from '../assessments/severity.ts';
import type { Bilingual } from '../language.ts';
import { PROVINCE_CODES } from '../places/provinces.ts';
import { specialtyVocabulary } from '../vocabulary/specialties.ts';
import type { MatchFacts } from './facts.ts';
import { isLocated, matchPlace, type MatchWhereabouts } from './place.ts';

const condition = z.enum(CONDITIONS);
const severity = z.enum(SEVERITIES);
const province = z.enum(PROVINCE_CODES);

/** What speaks for a match. Codes with their facts: whoever shows them finds the words. */
export const matchReasonSchema = z.discriminatedUnion('code', [
  // The profile's own words: the terms of the vocabulary that its lists hold, by their names in both languages.
  z.object({
    code: z.literal('specialty'),
    condition,
    terms: z.array(z.object({ en: z.string(), fr: z.string() })),
  }),
  z.object({ code: z.literal('experience'), condition, years: z.number() }),
  z.object({ code: z.literal('severity'), severity }),
  z.object({ code: z.literal('assessmentFriendly') }),
  z.object({ code: z.literal('sameProvince'), province }),
  // The visitor's province, whose people they see online from an office elsewhere: by a register, or by their own word.
  z.object({ code: z.literal('registered'), province }),
  z.object({ code: z.literal('saysRegistered'), province }),
  z.object({ code: z.literal('accepting') }),
]);

/** What the profile says that speaks against it. */
export const matchCautionSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('specialtyNotListed'), condition }),
  z.object({ code: z.literal('severityNotListed'), severity, accepted: z.array(severity) }),
  z.object({ code: z.literal('notAssessmentFriendly') }),
  z.object({ code: z.literal('otherProvince'), province }),
  z.object({ code: z.literal('notAccepting') }),
]);

/** What the profile does not say, or, for `yourProvince`, the visitor. */
export const matchUnknownSchema = z.enum([
  'specialty',
  'experience',
  'severity',
  'assessmentFriendly',
  'province',
  'yourProvince',
  'registration',
  'accepting',
]);

export type MatchReason = z.infer<typeof matchReasonSchema>;
export type MatchCaution = z.infer<typeof matchCautionSchema>;
export type MatchUnknown = z.infer<typeof matchUnknownSchema>;

export interface MatchSeeker extends MatchWhereabouts {
  condition: Condition;
  severity: Severity;
}

export interface MatchExplanation {
  reasons: MatchReason[];
  cautions: MatchCaution[];
  unknowns: MatchUnknown[];
}

/**
 * Why a profile matches, what speaks against it and what nobody knows: each thing that the score looks at, exactly once. What people
 * decide by first comes first, as a card shows only the beginning.
 */
export function explainMatch(facts: MatchFacts, seeker: MatchSeeker): MatchExplanation {
  const { condition, severity } = seeker;
  const all: MatchExplanation = { reasons: [], cautions: [], unknowns: [] };
  const yes = (reason: MatchReason) => all.reasons.push(reason);
  const no = (caution: MatchCaution) => all.cautions.push(caution);
  const open = (unknown: MatchUnknown) => all.unknowns.push(unknown);

  if (facts.specialty === 'listed')
    yes({ code: 'specialty', condition, terms: facts.terms.map(inBothLanguages) });
  else if (facts.specialty === 'notListed') no({ code: 'specialtyNotListed', condition });
  else open('specialty');

  // Years with what they do not work with: there is nothing to know.
  if (facts.specialty === 'listed') {
    if (facts.years === null) open('experience');
    else yes({ code: 'experience', condition, years: facts.years });
  }

  if (facts.accepting === null) open('accepting');
  else if (facts.accepting) yes({ code: 'accepting' });
  else no({ code: 'notAccepting' });

  const place = matchPlace(facts, seeker);
  if (isLocated(place)) {
    if (seeker.province !== null) yes({ code: place, province: seeker.province });
  } else if (place !== 'otherProvince') open(place);
  else if (facts.province !== null) no({ code: place, province: facts.province });

  if (facts.severities.length === 0) open('severity');
  else if (facts.severities.includes(severity)) yes({ code: 'severity', severity });
  else no({ code: 'severityNotListed', severity, accepted: [...facts.severities] });

  if (facts.assessmentFriendly === null) open('assessmentFriendly');
  else if (facts.assessmentFriendly) yes({ code: 'assessmentFriendly' });
  else no({ code: 'notAssessmentFriendly' });
  return all;
}

function inBothLanguages(en: string): Bilingual {
  return { en, fr: specialtyVocabulary.label(en, 'fr') };
}
