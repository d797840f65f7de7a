import type { French } from '../namespaces.ts';

export const strings: French<'home'> = {
  title: 'Trouver un psychologue autorisé au Canada',
  description:
    'Cherchez un psychologue autorisé partout au Canada selon le motif de consultation, la langue, le lieu et le type de séance, puis écrivez-lui directement. Gratuit, en français et en anglais.',
  hero: {
    heading: 'Trouvez le psychologue qui vous convient',
    lead: 'Les psychologues de Winnipeg, du Manitoba et de tout le Canada. Gratuit, sans compte.',
    search: 'Parcourir le répertoire',
    quiz: 'Faire le questionnaire',
  },
  box: {
    words: 'Motif, lieu ou nom',
    wordsExample: 'Anxiété à Winnipeg…',
    clearWords: 'Effacer la recherche',
    submit: 'Rechercher',
  },
  concerns: 'Motifs fréquents',
  promise: {
    title: 'Les inscriptions sont vérifiées',
    text: 'Nous les cherchons dans les registres des organismes de réglementation. Le profil en donne la date.',
    read: '<b>{{date}}</b> : dernière lecture des registres',
    registered:
      'Inscriptions trouvées dans le registre d’un organisme de réglementation : <b>{{registered, number}} sur {{psychologists, number}}</b>',
    confirmed_one: '<b>{{count, number}}</b> personne a confirmé places, délai ou tarif depuis un mois',
    confirmed_other: '<b>{{count, number}}</b> personnes ont confirmé places, délai ou tarif depuis un mois',
    confirmed_many:
      '<b>{{count, number}}</b> de personnes ont confirmé leurs places, leur délai ou leur tarif au cours du dernier mois',
    how: 'Comment nous vérifions',
  },
  places: {
    label: 'Psychologues par lieu',
    winnipeg: 'À Winnipeg',
    manitoba: 'Au Manitoba',
    all: 'Tout le Canada',
  },
  help: {
    heading: 'Comment vous aider?',
    seek: { title: 'Je cherche un psychologue', text: 'Par motif, langue, ville ou en ligne.' },
    join: { title: 'Je suis psychologue', text: 'La fiche de base est gratuite.' },
    learn: { title: 'Je veux m’informer sur la thérapie', text: 'Première séance, coûts et approches.' },
  },
  featured: {
    heading: 'Psychologues en vedette',
    paid: 'Premium est un placement payant.',
    empty: 'Personne n’est en vedette pour le moment',
    failed: 'Les psychologues en vedette n’ont pas pu être chargés',
  },
};
