import type { PhraseGroup } from '../../lexicon.ts';

export const PSYCHOEDUCATIONAL: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Psychoeducational Assessment'] }],
  en: `
    (psychoeducational|psycho educational|psycho ed|psych ed|psychoed|psychological assessment|psych assessment|iq test|iq testing|iq|wisc|wais|intelligence test|cognitive assessment|cognitive testing|gifted testing|gifted assessment|school assessment|educational assessment|educational psychologist|school psychologist|academic testing|testing for school|assessment for school|learning assessment|accommodations|diagnostic assessment|achievement testing)
    (get|getting|have|need) [my] [<child>|him|her|them] (tested|assessed|evaluated|diagnosed)
    (test|tested|testing|assess*|evaluat*|assessment) (for|my) (gifted*|school|learning|<child>)
    (psyched assessment|psychoeducational testing|psychoed testing|psycho educational testing|neurocognitive testing|cognitive test|educational testing|school testing|gifted program|gifted program testing|private school testing|giftedness testing|giftedness assessment|iq assessment|school readiness|kindergarten readiness|learning evaluation|diagnostic evaluation|full assessment|formal diagnosis|official diagnosis|test accommodations|university accommodations|lsat accommodations|ipp|identification for school)
    (get|getting|have|need|needs|want|wants|book|have to get) [to] [my|our|him|her|a] [<child>|us|be] (tested|assessed|evaluated|diagnosed|assesed|an assessment|a diagnosis|psych testing|testing done) [for]
    (school|teacher|principal|pediatrician) (wants|requested|asked for|recommends|recommended|says he needs|says she needs|needs) [an|a|him|her] (assessment|evaluation|testing|tested|psycho educational|report|diagnosis)
  `,
  fr: `
    (evaluation psychoeducative|psychoeducati*|evaluation psychologique|evaluation intellectuelle|evaluation cognitive|test de qi|qi|quotient intellectuel|wisc|wais|test d intelligence|psychologue scolaire|evaluation scolaire|evaluation pour l ecole|derogation|derogation scolaire|bilan psychologique|evaluation douance|rapport d evaluation)
    (faire|besoin de faire|passer) [faire] (evaluer|tester) [mon|ma|notre|un|une|son|sa] <child>
    (psychoeducation|psychoeducatif|psychoeducative|evaluation psychoeducationnelle|evaluation en psychologie|test psychologique|test intellectuel|evaluation du qi|qi de mon fils|evaluation de la douance|test de douance|evaluation pour douance|evaluation des apprentissages|evaluation des troubles d apprentissage|evaluation diagnostique|admission precoce|entree precoce a la maternelle|ecole internationale examen|accommodements|accommodations scolaires|tiers temps|evaluation complete|diagnostic officiel|rapport pour l ecole|papier pour l ecole)
    (faire|veux faire|faut|besoin|voudrais faire|ecole veut|prof veut|ecole demande) [de|d|que|une|faire] [faire] (evaluer|tester|diagnostiquer|evaluation|passer des tests) [pour|de|mon|ma|notre] [<child>|l ecole]
  `,
};
