import { assessmentVocabulary } from '../vocabulary/profile-terms.ts';
import type { Want } from './condition.ts';
import { type PhraseGroup, sectionsOf } from './phrase-files.ts';

const sections = new Map(sectionsOf('assessments').map((section) => [section.heading, section]));
const TEST = sections.get('a test') ?? { en: '', fr: '' };

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
    en: `(have|has|had|got|received|with|my|his|her|their|our|since|after|recent|new|newly|late|existing) [a|an|my|his|her|their|the|recent|late|new|official] ${sections.get(tested)?.en} diagnosis\ndiagnosed [with|as] ${sections.get(tested)?.en}`,
    fr: `(j ai|a|ai|avec|mon|ma|son|sa|depuis|apres|recu|eu|recent) [un|le|mon|son|recu un] diagnostic ${sections.get(tested)?.fr}\n(diagnostique|diagnostiquee) ${sections.get(tested)?.fr}`,
  })),
  ...assessmentVocabulary.terms.map(({ en, fr, aliases = [] }): PhraseGroup => {
    const subject = sections.get(en);
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
    en: sections.get('any assessment')?.en ?? '',
    fr: sections.get('any assessment')?.fr ?? '',
  },
];

/** A name without hyphens and the like, as patterns want it. */
function plain(name: string): string {
  return name.replace(/[()[\]<>|*+-]/g, ' ').trim();
}
