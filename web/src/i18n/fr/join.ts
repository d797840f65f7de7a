import type { strings as english } from '../en/join.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'S’inscrire au répertoire',
  description:
    'Inscrivez votre pratique au répertoire des psychologues autorisés du Canada : forfait gratuit, mensuel ou annuel.',
  lead: 'Faites-vous connaître des personnes qui cherchent une pratique comme la vôtre. Nous vérifions votre permis à la main, puis nous créons votre compte.',
  plans: {
    title: 'Forfaits',
    free: {
      name: 'Gratuit',
      price: '{{price}}',
      text: 'Inscription, photo, titres, domaines de pratique et coordonnées.',
    },
    monthly: {
      name: 'Mensuel',
      price: '{{price}} par mois',
      text: 'Tout le forfait gratuit, plus une présentation personnalisée, des liens de rendez-vous et de réseaux sociaux, un profil dans les deux langues et une mise en vedette périodique. Sans durée minimale.',
    },
    annual: {
      name: 'Annuel',
      price: '{{price}} par année',
      text: 'Tout le forfait mensuel, avec 2 mois gratuits.',
    },
  },
  ask: {
    title: 'Demander une inscription',
    text: 'Écrivez-nous en indiquant votre nom, votre province, votre ville, votre numéro de permis et le forfait voulu. Les organismes de bienfaisance enregistrés peuvent être inscrits gratuitement sur demande.',
    action: 'Écrire à {{email}}',
  },
  ranking: 'Comment les résultats sont classés',
};
