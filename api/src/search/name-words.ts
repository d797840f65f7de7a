import { fold } from '@directory/domain/text/fold';

const TITLE = /^\s*(?:dr|dre|docteur|docteure|doctor)\.?\s+(?=\S)/iu;

/** The query without a leading "Dr": titles are not part of the names in the index, so the word would match nobody. */
export function withoutTitle(query: string): string {
  return query.replace(TITLE, '');
}

/**
 * Words that are in nobody's name, in both languages: a text with one of them is no full name, and looking it up as one
 * would make the most common searches slower. Only words that no one can be called: French, Young and Grace are names.
 */
const WORDS = `
  abuse abus acceptation addiction addictions adhd tdah adolescent adolescents anger anxiety anxiété anxieux assessment
  évaluation autism autisme behavioral behavioural behaviour behavior comportemental comportementale bereavement bipolar
  bipolaire burnout cbt tcc children chronic chronique clinic clinique cognitive cognitif cognitivo
  cognitivo-comportementale commitment conflict conflits couples counseling counselling dbt depression dépression
  dépressif desensitization deuil development développement dialectical dialectique disorder disorders divorce eating
  alimentaires emdr emotional émotions emotionally enfant enfants family famille focused gestion grief hypnosis hypnose
  insomnia insomnie interpersonal interpersonnelle management marital mental mindfulness mindfulness-based narrative ocd
  online panic panique parenting parentalité phobia phobias phobies postpartum post-traumatic posttraumatic
  psychodynamic psychodynamique psychologist psychologists psychologue psychologues psychology psychologie psychotherapy
  psychothérapie ptsd tspt relationship relationships relations schema schizophrenia schizophrénie self-esteem sexual
  sexuality sexualité sleep sommeil solution-focused substance suicide teen teens telehealth therapies therapist
  therapists therapy thérapie thérapies thérapeute trauma traumatic traumatisme traumatismes trouble troubles couple
`;

const NEVER_NAMES: ReadonlySet<string> = new Set(fold(WORDS).split(' '));

/** True when a folded text holds a word, or a digit, that is in nobody's name. */
export function isNobodysName(foldedText: string): boolean {
  return /\d/.test(foldedText) || foldedText.split(' ').some((word) => NEVER_NAMES.has(word));
}
