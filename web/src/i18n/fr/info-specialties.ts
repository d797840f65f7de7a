import type { strings as english } from '../en/info-specialties.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Les domaines de pratique des psychologues',
  description:
    'Ce que veulent dire les domaines de pratique d’un profil, comment choisir, et tous les domaines du répertoire avec leur recherche.',
  lead: 'Les profils nomment des motifs de consultation, des domaines de pratique et des approches. Voici ce que ces mots veulent dire, et par où commencer quand on n’a pas le mot pour ce que l’on vit.',
  cards: {
    one: {
      title: 'Motifs de consultation',
      text: 'Anxiété, dépression, deuil, épuisement professionnel : ce qui amène les gens à consulter. La plupart des psychologues reçoivent des gens pour plusieurs motifs, et il est courant d’en avoir plus d’un.',
    },
    two: {
      title: 'Âges de la vie',
      text: 'Enfants, adolescents, adultes, personnes aînées, couples et familles. Regardez qui un psychologue reçoit, et pas seulement pour quoi.',
    },
    three: {
      title: 'Approches',
      text: 'La thérapie cognitivo-comportementale, l’EMDR, la thérapie centrée sur les émotions et d’autres sont des façons de travailler. L’entente entre deux personnes compte souvent autant que la méthode.',
    },
    four: {
      title: 'Évaluation',
      text: 'L’évaluation du TDAH, de l’autisme, des troubles d’apprentissage ou de la mémoire est un service à part, avec ses honoraires et un rapport écrit. Demandez-la par son nom.',
    },
    five: {
      title: 'Trauma',
      text: 'Cherchez une formation propre au trauma. Un bon travail se fait à votre rythme, et rien n’oblige à tout raconter à la première séance.',
    },
    six: {
      title: 'Langue et culture',
      text: 'Être compris dans sa langue, sa foi ou sa communauté peut tout changer. Filtrez par langue et demandez quelle est l’expérience de la personne.',
    },
  },
  extra: 'Tous les domaines du répertoire',
  more: {
    title: 'Si vous n’avez pas le mot',
    first:
      'Cherchez ce qui se passe, en mots simples : « je ne dors plus », « chicanes à la maison », « panique au travail ». Les abréviations et les deux langues sont comprises : TSPT, PTSD et stress post-traumatique mènent aux mêmes personnes.',
    second:
      'Une autoévaluation peut vous donner des mots pour commencer. Ce n’est pas un diagnostic; seul un professionnel qui vous connaît peut en poser un.',
  },
  actions: { primary: 'Trouver un psychologue', secondary: 'Faire une autoévaluation gratuite' },
};
