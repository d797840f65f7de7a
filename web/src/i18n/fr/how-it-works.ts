import type { strings as english } from '../en/how-it-works.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Comment ça marche',
  description:
    'Chercher, comparer et joindre un psychologue autorisé au Canada en trois étapes, et comment les résultats sont classés.',
  lead: 'D’une première recherche à un premier message en trois étapes. Sans compte et sans frais.',
  steps: {
    search: {
      title: 'Chercher',
      text: 'Dites ce que vous cherchez : un motif, une approche, une langue, un lieu. Précisez la liste à l’aide des filtres, comme le type de séance. Les résultats s’affichent à mesure que vous écrivez.',
    },
    compare: {
      title: 'Comparer',
      text: 'Ouvrez les profils qui vous parlent. Chacun présente la formation, les domaines de pratique, les langues, les types de séances et, si le psychologue les indique, les honoraires.',
    },
    contact: {
      title: 'Joindre',
      text: 'Envoyez un message depuis le profil, téléphonez ou visitez le site Web qu’il indique. Vous traitez directement avec le psychologue; nous n’intervenons pas et ne touchons aucune commission.',
    },
  },
  ranking: {
    title: 'Comment les résultats sont classés',
    first:
      'Sans mot-clé, les psychologues qui ont une inscription Premium viennent en premier, puis tous les autres. Les inscriptions Premium sont payantes et portent toujours la mention « Premium ».',
    second:
      'Avec un mot-clé, c’est d’abord la correspondance du profil avec vos mots qui compte. L’inscription Premium ne départage que les profils qui correspondent aussi bien. Si vous écrivez le nom complet d’une personne, elle apparaît en premier, quel que soit son forfait.',
  },
  start: 'Trouver un psychologue',
  questions: 'Lire la FAQ',
};
