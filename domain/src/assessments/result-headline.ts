import type { Bilingual, Language } from '../language.ts';
import type { Condition } from './conditions.ts';
import type { Band } from './facts.ts';
import { publishedBandOf } from './published-bands.ts';
import { type Severity, severityOf } from './severity.ts';

/** What a score is called first, on the results, in their list and in the mail: by the published band where there is one. */
const BAND_HEADLINES: Readonly<Record<Band, Bilingual>> = {
  minimal: { en: 'Few or no symptoms', fr: 'Peu ou pas de symptômes' },
  mild: { en: 'Mild symptoms', fr: 'Symptômes légers' },
  moderate: { en: 'Moderate symptoms', fr: 'Symptômes modérés' },
  moderatelySevere: { en: 'Moderately severe symptoms', fr: 'Symptômes modérément graves' },
  severe: { en: 'Severe symptoms', fr: 'Symptômes graves' },
};

/** A checklist that nobody has validated counts signs: it knows nothing of how ill someone is. */
const CHECKLIST_HEADLINES: Readonly<Record<Severity, Bilingual>> = {
  mild: { en: 'Few signs, or rare ones', fr: 'Peu de signes, ou rares' },
  moderate: { en: 'Several signs, fairly often', fr: 'Plusieurs signes, assez souvent' },
  severe: { en: 'Many signs, often', fr: 'Beaucoup de signes, souvent' },
};

/** Stands in place of the headline when an answer tells of thoughts of death or self-harm, whatever the total. */
export const SELF_HARM_HEADLINE: Bilingual = {
  en: 'Please talk to someone today',
  fr: 'Parlez à quelqu’un aujourd’hui',
};

export function resultHeadline(condition: Condition, score: number, language: Language): string {
  const band = publishedBandOf(condition, score);
  return (band ? BAND_HEADLINES[band.band] : CHECKLIST_HEADLINES[severityOf(condition, score)])[language];
}
