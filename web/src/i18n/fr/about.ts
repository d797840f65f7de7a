import type { strings as english } from '../en/about.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'À propos',
  description: 'Pourquoi ce répertoire des psychologues autorisés du Canada existe, et comment il est géré.',
  lead: 'Nous aidons les gens du Canada à trouver un psychologue autorisé qui leur convient.',
  what: {
    title: 'Ce que nous faisons',
    text: 'Chercher de l’aide est déjà assez difficile. Le répertoire réunit des psychologues autorisés de toutes les provinces et de tous les territoires, en français et en anglais, et vous permet de chercher selon ce qui compte pour vous. Chercher et écrire à un psychologue est gratuit et ne demande aucun compte.',
  },
  how: {
    title: 'Comment nous travaillons',
    text: 'Les psychologues demandent leur inscription, et nous vérifions chaque permis à la main avant qu’un profil paraisse. Les inscriptions payantes sont signalées, et un paiement ne change jamais ce qu’un profil dit de la formation ou du permis. Nous ne recueillons pas d’avis : les organismes de réglementation limitent les témoignages au sujet des psychologues.',
  },
  not: {
    title: 'Ce que nous ne sommes pas',
    text: 'Nous ne sommes pas une clinique et ne donnons pas d’avis médical. En cas d’urgence, composez le 911; en cas de pensées suicidaires, appelez ou textez le 9-8-8.',
  },
  search: 'Trouver un psychologue',
  howLink: 'Comment ça marche',
};
