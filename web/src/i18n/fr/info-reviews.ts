import type { strings as english } from '../en/info-reviews.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Pourquoi il n’y a pas d’avis ici',
  description:
    'Pourquoi le répertoire ne publie pas d’avis sur les psychologues, sur quoi se guider, et où vérifier un permis ou porter plainte.',
  lead: 'Nous ne recueillons pas d’avis. Les organismes de réglementation limitent les témoignages au sujet des psychologues, et pour de bonnes raisons. Voici sur quoi vous guider.',
  cards: {
    one: {
      title: 'Les règles de la profession',
      text: 'Au Canada, les ordres et organismes de réglementation limitent l’usage des témoignages par les psychologues. On ne devrait jamais en demander un à une personne en thérapie.',
    },
    two: {
      title: 'La vie privée d’abord',
      text: 'Un avis révèle que son auteur a consulté. Le psychologue ne peut pas y répondre sans manquer au secret professionnel.',
    },
    three: {
      title: 'Les étoiles trompent',
      text: 'La thérapie est personnelle. Ce qui a aidé l’un en dit peu sur l’autre, et peu de gens écrivent quand tout s’est simplement bien passé.',
    },
    four: {
      title: 'Regardez la formation',
      text: 'Les diplômes, le permis, les domaines de pratique et les années d’expérience sont des faits, et ils figurent au profil quand le psychologue les donne.',
    },
    five: {
      title: 'Demandez un court appel',
      text: 'Plusieurs offrent dix ou quinze minutes sans frais. Demandez comment la personne travaillerait avec vous, et voyez comment vous vous sentez.',
    },
    six: {
      title: 'Fiez-vous à votre impression',
      text: 'Après deux ou trois séances, vous devriez vous sentir écouté et savoir où vous allez. Sinon, dites-le, ou changez. C’est permis.',
    },
  },
  extra: 'Qui délivre les permis',
  more: {
    title: 'Si quelque chose s’est mal passé',
    first:
      'Parlez-en d’abord en séance quand c’est possible. Si un psychologue a enfreint les règles de la profession, l’organisme de la province reçoit les plaintes de toute personne, sans frais. Au Québec, c’est le syndic de l’Ordre des psychologues.',
    second:
      'Un renseignement d’un profil est faux? Écrivez-nous. Nous vérifions, puis nous corrigeons ou retirons.',
  },
  actions: { primary: 'Trouver un psychologue', secondary: 'Comment nous vérifions les psychologues' },
};
