import type { strings as english } from '../en/home.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Trouver un psychologue autorisé au Canada',
  description:
    'Cherchez un psychologue autorisé partout au Canada selon le motif de consultation, la langue, le lieu et le type de séance, puis écrivez-lui directement. Gratuit, en français et en anglais.',
  hero: {
    heading: 'Trouvez le psychologue qui vous convient',
    lead: 'Cherchez parmi les psychologues autorisés de Winnipeg, du Manitoba et de tout le Canada selon le motif, la langue et le lieu. Comparez à votre rythme, puis écrivez directement à la personne de votre choix.',
    search: 'Parcourir le répertoire',
    quiz: 'Faire le questionnaire',
    free: 'Gratuit. Aucun compte requis.',
  },
  box: {
    words: 'Motif ou nom',
    wordsExample: 'Anxiété, EMDR, un nom…',
    clearWords: 'Effacer le motif ou le nom',
    place: 'Lieu',
    placeExample: 'Winnipeg, Manitoba…',
    clearPlace: 'Effacer le lieu',
    submit: 'Rechercher',
  },
  concerns: { heading: 'Ou partez d’un motif' },
  places: {
    label: 'Par lieu',
    winnipeg: 'Psychologues à Winnipeg',
    manitoba: 'Psychologues au Manitoba',
    all: 'Toutes les provinces et tous les territoires',
  },
  help: {
    heading: 'Comment vous aider?',
    seek: {
      title: 'Je cherche un psychologue',
      text: 'Dites-nous ce qui compte pour vous : un motif, une langue, une ville, en ligne ou en personne. Voyez qui répond à vos besoins.',
      action: 'Trouver un psychologue',
    },
    join: {
      title: 'Je suis psychologue',
      text: 'Faites-vous connaître des personnes qui cherchent une pratique comme la vôtre. L’inscription de base est gratuite.',
      action: 'S’inscrire au répertoire',
    },
    learn: {
      title: 'Je veux m’informer sur la thérapie',
      text: 'Comment se passe une première séance, combien elle coûte et comment choisir parmi les approches.',
      action: 'Lire les guides',
    },
  },
  featured: {
    heading: 'Psychologues en vedette',
    all: 'Voir tous les psychologues',
    loading: 'Chargement des psychologues en vedette',
    empty: 'Personne n’est en vedette pour le moment',
    emptyText: 'Tout le répertoire est à une recherche d’ici.',
    failed: 'Les psychologues en vedette n’ont pas pu être chargés',
    failedText: 'Le reste du site fonctionne. Réessayez, ou cherchez dans le répertoire.',
  },
};
