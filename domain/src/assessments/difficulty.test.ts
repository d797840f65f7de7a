import { expect, it } from 'vitest';
import { DIFFICULTY_QUESTION } from './difficulty.ts';

it('the question that is not scored stands in its official wording', () => {
  expect(DIFFICULTY_QUESTION).toEqual({
    en: {
      text: 'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
      options: ['Not difficult at all', 'Somewhat difficult', 'Very difficult', 'Extremely difficult'],
    },
    fr: {
      text: 'Si vous avez coché au moins un des problèmes nommés dans ce questionnaire, répondez à la question suivante\u00a0: dans quelle mesure ce(s) problème(s) a-t-il (ont-ils) rendu difficile(s) votre travail, vos tâches à la maison ou votre capacité à bien vous entendre avec les autres?',
      options: [
        'Pas du tout difficile(s)',
        'Plutôt difficile(s)',
        'Très difficile(s)',
        'Extrêmement difficile(s)',
      ],
    },
  });
});
