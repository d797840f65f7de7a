import type { PhraseGroup } from '../../lexicon.ts';

export const PSYCHOEDUCATIONAL: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Psychoeducational Assessment'] }],
  en: `
    (psychoeducational|psycho educational|psycho ed|psych ed|psychoed|psychological assessment|psych assessment|iq test|iq testing|iq|wisc|wais|intelligence test|cognitive assessment|cognitive testing|gifted testing|gifted assessment|school assessment|educational assessment|educational psychologist|school psychologist|academic testing|testing for school|assessment for school|learning assessment|accommodations|diagnostic assessment|achievement testing)
    (get|getting|have|need) [my] [<child>|him|her|them] (tested|assessed|evaluated|diagnosed)
    (test|tested|testing|assess*|evaluat*|assessment) (for|my) (my|gifted*|school|learning|<child>)
  `,
  fr: `
    (evaluation psychoeducative|psychoeducati*|evaluation psychologique|evaluation intellectuelle|evaluation cognitive|test de qi|tests de qi|qi|quotient intellectuel|wisc|wais|test d intelligence|psychologue scolaire|evaluation scolaire|evaluation pour l ecole|derogation|derogation scolaire|bilan psychologique|evaluation douance|rapport d evaluation)
    (faire|besoin de faire|passer) [faire] (evaluer|tester) (mon|ma) <child>
  `,
};
