import type { Bilingual, Language } from '../language.ts';
import { type Condition, conditionInSentence } from './conditions.ts';
import type { Band } from './facts.ts';
import { publishedBandOf } from './published-bands.ts';

/**
 * What the published band of a score means, in two or three sentences; null for a checklist of our own. What the authors recommend
 * for each: Kroenke and Spitzer, Psychiatric Annals 2002 (PHQ-9); Spitzer and others, Arch Intern Med 2006 (GAD-7).
 */
export function bandMeaning(condition: Condition, score: number, language: Language): string | null {
  const band = publishedBandOf(condition, score);
  if (!band) return null;
  const name = conditionInSentence(condition, language);
  const [found, next] = MEANINGS[language][band.band];
  if (language === 'en') return `Your answers point to ${found} of ${name} over the last two weeks. ${next}`;
  const of = /^[aeiouéèêh]/.test(name) ? `d’${name}` : `de ${name}`;
  return `Vos réponses indiquent ${found} ${of} au cours des deux dernières semaines. ${next}`;
}

/** What the answers point to, and what follows from it. */
type Meaning = readonly [found: string, next: string];

const MEANINGS: Readonly<Record<Language, Readonly<Record<Band, Meaning>>>> = {
  en: {
    minimal: [
      'few or no symptoms',
      'A questionnaire does not see everything: if something weighs on you, that is reason enough to talk to someone.',
    ],
    mild: [
      'mild symptoms',
      'It is worth keeping an eye on them and answering again in a few weeks. If they weigh on you now, you need no higher score to ask for help.',
    ],
    moderate: [
      'moderate symptoms',
      'From this band on, the authors of the questionnaire recommend that a professional look into it with you.',
    ],
    moderatelySevere: [
      'a high level of symptoms',
      'In this band the authors of the questionnaire recommend treatment: psychotherapy, medication or both.',
    ],
    severe: ['severe symptoms', 'Please talk to a professional soon. You do not have to carry this alone.'],
  },
  fr: {
    minimal: [
      'peu ou pas de symptômes',
      'Un questionnaire ne voit pas tout\u00a0: si quelque chose vous pèse, c’est une raison suffisante d’en parler.',
    ],
    mild: [
      'des symptômes légers',
      'Il vaut la peine de les surveiller et de répondre de nouveau dans quelques semaines. S’ils vous pèsent dès maintenant, nul besoin d’un score plus élevé pour demander de l’aide.',
    ],
    moderate: [
      'des symptômes modérés',
      'À partir de ce niveau, les auteurs du questionnaire recommandent qu’un professionnel fasse le point avec vous.',
    ],
    moderatelySevere: [
      'des symptômes importants',
      'À ce niveau, les auteurs du questionnaire recommandent un traitement\u00a0: psychothérapie, médication ou les deux.',
    ],
    severe: [
      'des symptômes graves',
      'Parlez bientôt à un professionnel. Vous n’avez pas à porter cela sans aide.',
    ],
  },
};

/** Why the level of help can have another name than the published band. */
export const WHY_LEVELS_DIFFER: Bilingual = {
  en: 'The authors of the questionnaire published the bands, and a health professional knows them. This site’s three levels have limits of their own: they only decide which next steps we show and how a list of psychologists is ordered. So the two can differ; the band is what your score means.',
  fr: 'Les auteurs du questionnaire ont publié les niveaux du score, et les professionnels de la santé les connaissent. Les trois degrés d’aide de ce site ont leurs propres limites\u00a0: ils décident seulement des prochaines étapes que nous montrons et de l’ordre d’une liste de psychologues. Les deux peuvent donc différer; c’est le niveau publié qui dit ce que signifie votre score.',
};
