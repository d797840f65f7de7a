import type { Language } from '../language.ts';

/** How difficult the problems have made things: the place of the answer on the instrument's form, from "Not difficult at all" on. */
export const DIFFICULTIES = [0, 1, 2, 3] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** The question that follows the problems on the instrument's form. It adds nothing to the score. */
export interface DifficultyQuestion {
  text: string;
  /** The answers' labels, by {@link Difficulty}. */
  options: readonly [string, string, string, string];
}

/**
 * The last question of the forms of the PHQ-9 and the GAD-7 in its official wording (decision 126). Asked only of someone who
 * has checked off a problem, never scored, never sent. The French question and its four answers were compared, word for word, with the
 * PHQ-9 for Canada of the Douglas Research Centre, Montreal (github.com/DouglasNeuroInformatics/OpenDataCapture, forms/PHQ_9), and
 * those of two other public forms; the first half of the sentence with a copy of the form that says "Aucune permission requise". The
 * authors' own PDF, and a French form of the GAD-7 with this question by its authors, were not at hand.
 */
export const DIFFICULTY_QUESTION: Readonly<Record<Language, DifficultyQuestion>> = {
  en: {
    text: 'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
    options: ['Not difficult at all', 'Somewhat difficult', 'Very difficult', 'Extremely difficult'],
  },
  fr: {
    text: 'Si vous avez coché au moins un des problèmes nommés dans ce questionnaire, répondez à la question suivante : dans quelle mesure ce(s) problème(s) a-t-il (ont-ils) rendu difficile(s) votre travail, vos tâches à la maison ou votre capacité à bien vous entendre avec les autres?',
    options: [
      'Pas du tout difficile(s)',
      'Plutôt difficile(s)',
      'Très difficile(s)',
      'Extrêmement difficile(s)',
    ],
  },
};

export function isDifficulty(value: unknown): value is Difficulty {
  return DIFFICULTIES.some((difficulty) => difficulty === value);
}
