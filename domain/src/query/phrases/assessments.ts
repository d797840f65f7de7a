import { assessmentVocabulary } from '../../vocabulary/profile-terms.ts';
import type { Want } from '../condition.ts';
import type { PhraseGroup } from '../lexicon.ts';

/** What an assessment is of, as people say it; its names are the vocabulary's. */
const SUBJECTS: Readonly<Record<string, { en: string; fr: string }>> = {
  'ADHD Assessment': {
    en: '(adhd|add|attention deficit|attention deficit disorder)',
    fr: '(tdah|tda|deficit d attention|trouble de l attention)',
  },
  'Autism Assessment': {
    en: '(autism|autism spectrum|asd|autistic|asperger|asperger s|aspergers)',
    fr: '(autisme|tsa|autiste|autistique|asperger)',
  },
  'Capacity Assessment': {
    en: '(mental capacity|capacity|competency)',
    fr: '(aptitude|inaptitude|mandat de protection)',
  },
  'Cognitive Assessment': { en: '(cognitive|iq|intelligence)', fr: '(cognitif|cognitive|qi|d intelligence)' },
  'Custody Evaluation': {
    en: '(custody|custody and access|parenting time)',
    fr: '(garde|garde partagee|garde d enfant|droits d acces)',
  },
  'Fitness-for-Duty Assessment': {
    en: '(fitness for duty|fit for duty|fitness for work|fitness to work|work fitness)',
    fr: '(aptitude au travail|inaptitude au travail)',
  },
  'Immigration Assessment': {
    en: '(immigration|refugee claim|refugee|asylum)',
    fr: '(immigration|demande d asile|refugie)',
  },
  'Neuropsychological Assessment': {
    en: '(neuropsychological|neuropsych|neuro psych|neuropsychology|memory|dementia|concussion|brain injury|alzheimer s|alzheimers)',
    fr: '(neuropsychologique|neuropsychologie|neuropsy|neuro psy|memoire|demence|commotion|alzheimer)',
  },
  'Parenting Capacity Assessment': {
    en: '(parenting capacity|parental capacity)',
    fr: '(capacite parentale|capacites parentales|competences parentales)',
  },
  'Pre-surgical Assessment': {
    en: '(pre surgical|presurgical|pre surgery|bariatric surgery|surgery readiness)',
    fr: '(preoperatoire|pre operatoire|prechirurgical|avant une operation)',
  },
  'Psychoeducational Assessment': {
    en: '(psychoeducational|psycho educational|psychoed|psych ed|psycho ed|educational|academic|learning|learning disability|learning disabilities|dyslexia|dyscalculia|giftedness|gifted|school readiness)',
    fr: '(psychoeducatif|psychoeducative|scolaire|apprentissage|dyslexie|dyscalculie|dysorthographie|douance|surdoue)',
  },
  'Return-to-Work Assessment': { en: 'return to work', fr: '(retour au travail|reprise du travail)' },
};

const TEST = {
  en: '(test|tests|testing|assessment|assessments|evaluation|evaluations|eval|evals|workup|diagnosis|diagnostic)',
  fr: '(test|tests|bilan|bilans|evaluation|evaluations|diagnostic|diagnostics|depistage|expertise)',
};

const all = assessmentVocabulary.terms.map(({ en }) => en);
const assessment = (...values: readonly string[]): readonly Want[] => [{ kind: 'assessment', values }];

/**
 * Tests, which are asked for by their names or by what they are of: who asks for one looks for somebody who carries it out. `evaluation` and
 * `diagnosis` alone are words of too many other things.
 */
export const ASSESSMENTS: readonly PhraseGroup[] = [
  // A diagnosis that somebody has asks for no other.
  ...(
    [
      ['ADHD', 'ADHD Assessment'],
      ['Autism', 'Autism Assessment'],
    ] as const
  ).map(([concern, tested]) => ({
    wants: [{ kind: 'concern', values: [concern] }] as const,
    en: `(have|has|had|got|received|with|my|his|her|their|our|since|after|recent|new|newly|late|existing) [a|an|my|his|her|their|the|recent|late|new|official] ${SUBJECTS[tested]?.en} diagnosis\ndiagnosed [with|as] ${SUBJECTS[tested]?.en}`,
    fr: `(j ai|a|ai|avec|mon|ma|son|sa|depuis|apres|recu|eu|recent) [un|le|mon|son|recu un] diagnostic ${SUBJECTS[tested]?.fr}\n(diagnostique|diagnostiquee) ${SUBJECTS[tested]?.fr}`,
  })),
  ...assessmentVocabulary.terms.map(({ en, fr, aliases = [] }): PhraseGroup => {
    const subject = SUBJECTS[en];
    return {
      wants: assessment(en),
      en: [
        ...[en, ...aliases].map(plain),
        ...(subject
          ? [
              `${subject.en} ${TEST.en}`,
              `${TEST.en} (for|of) [adult|adults|child|possible|late] ${subject.en}`,
              `(tested|assessed|evaluated|checked|screened|diagnosed) for ${subject.en}`,
              `(assess|assesses|diagnose|diagnoses|evaluates) [for] ${subject.en}`,
            ]
          : []),
      ].join('\n'),
      fr: [
        plain(fr),
        ...(subject
          ? [
              `${TEST.fr} [pour|en|sur|psychologique|clinique] ${subject.fr}`,
              `${subject.fr} ${TEST.fr}`,
              `(evaluer|evalue|evaluee|diagnostiquer|depister|teste|testee) [pour] ${subject.fr}`,
            ]
          : []),
      ].join('\n'),
    };
  }),
  {
    wants: assessment(...all),
    en: '(psychological|psych|psychology|psychodiagnostic|diagnostic|comprehensive) (test|tests|testing|assessment|assessments|evaluation|evaluations|eval)\n(does|do|offers|offering|provides) [psychological] (testing|assessments|evaluations)\n(formal|official|proper|clear) diagnosis',
    fr: '(evaluation|evaluations|tests|test|bilan|bilans|testing) (psychologique|psychologiques|psychodiagnostique|psychometrique|psychometriques)\n(fait|font|offre|offrent) [passer] des (evaluations|tests|bilans)\ndiagnostic (officiel|formel|clair)',
  },
];

/** A name without hyphens and the like, as patterns want it. */
function plain(name: string): string {
  return name.replace(/[()[\]<>|*+-]/g, ' ').trim();
}
