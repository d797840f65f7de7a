import type { strings as english } from '../en/assessments.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Autoévaluations',
  description:
    'Ce qu’une autoévaluation sur la dépression, l’anxiété, le TDAH ou le TSPT peut vous apprendre ou non, et où trouver de l’aide maintenant.',
  lead: 'Une autoévaluation aide à mettre des mots sur ce que vous ressentez avant d’en parler à quelqu’un. Ce n’est pas un diagnostic.',
  soon: 'Les questionnaires ne sont pas encore offerts. Voici ce que chacun abordera.',
  conditions: {
    depression: {
      title: 'Dépression',
      text: 'Humeur, perte d’intérêt, sommeil, énergie et concentration au cours des deux dernières semaines, dans les mots du PHQ-9.',
    },
    anxiety: {
      title: 'Anxiété',
      text: 'Inquiétude, agitation et peur au cours des deux dernières semaines, dans les mots du GAD-7.',
    },
    adhd: {
      title: 'TDAH',
      text: 'Attention, organisation et agitation au cours des six derniers mois. Une liste éducative, et non un instrument validé.',
    },
    ptsd: {
      title: 'TSPT',
      text: 'Souvenirs, évitement et vigilance à la suite d’un événement effrayant, au cours du dernier mois. Une liste éducative, et non un instrument validé.',
    },
  },
  now: {
    title: 'Inutile d’attendre',
    text: 'Vous pouvez parler à un psychologue sans questionnaire. Cherchez selon le motif, ou appelez ou textez le 9-8-8 si vous êtes en détresse.',
    search: 'Chercher dans le répertoire',
  },
};
