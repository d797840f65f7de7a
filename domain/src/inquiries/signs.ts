import type { Bilingual } from '../language.ts';

/** What a profile says of how messages are answered: usually within so many days, or that they often are not. */
export const ANSWER_SIGNS = {
  '1': { en: 'Usually answers within a day', fr: 'Répond en général dans la journée' },
  '2': { en: 'Usually answers within two days', fr: 'Répond en général en deux jours' },
  '3': { en: 'Usually answers within three days', fr: 'Répond en général en trois jours' },
  '7': { en: 'Usually answers within a week', fr: 'Répond en général en moins d’une semaine' },
  unanswered: {
    en: 'Messages from this site often stay unanswered',
    fr: 'Les messages envoyés depuis ce site restent souvent sans réponse',
  },
} as const satisfies Record<string, Bilingual>;

export type AnswerSign = keyof typeof ANSWER_SIGNS;

/** Who answers so soon stands before equals who do not. */
const QUICK: ReadonlySet<string | null> = new Set(['1', '2', '3'] satisfies AnswerSign[]);

export const answerRank = (sign: AnswerSign | null): 0 | 1 => (QUICK.has(sign) ? 1 : 0);
