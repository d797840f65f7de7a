import type { French } from '../namespaces.ts';

export const strings: French<'join'> = {
  title: 'S’inscrire au répertoire',
  description:
    'Inscrivez votre pratique au répertoire des psychologues autorisés du Canada : forfait gratuit, mensuel ou annuel.',
  lead: 'Faites-vous connaître des personnes qui cherchent une pratique comme la vôtre. Une personne vérifie votre permis, puis nous créons votre compte.',
  plans: {
    free: {
      name: 'Gratuit',
      price: '{{price}}',
      note: 'Aussi longtemps que vous le voulez',
      action: 'Choisir le forfait gratuit',
      features: {
        listing: 'Une fiche avec votre photo, vos titres et vos domaines de pratique',
        contact: 'Vos coordonnées et un formulaire pour vous écrire',
        edit: 'Votre tableau de bord : présentation, coordonnées, tarifs, disponibilité et plus encore',
      },
    },
    monthly: {
      name: 'Mensuel',
      price: '{{price}} par mois',
      note: 'Sans durée minimale',
      action: 'Choisir le forfait mensuel',
      features: {
        all: 'Tout ce que comprend le forfait gratuit',
        booking: 'Un lien pour prendre rendez-vous',
        social: 'Des liens vers vos pages de réseaux sociaux',
        bio: 'Une présentation dans les deux langues',
        featured: 'Premium : en tête de liste avec cette mention et, à l’occasion, en vedette',
      },
    },
    annual: {
      name: 'Annuel',
      price: '{{price}} par année',
      note: '2 mois gratuits',
      action: 'Choisir le forfait annuel',
      features: { all: 'Tout ce que comprend le forfait mensuel' },
    },
  },
  charities:
    'Les organismes de bienfaisance enregistrés peuvent être inscrits gratuitement sur demande. Dites-le dans votre message.',
  ranking: 'Comment les résultats sont classés',
  byMail:
    'Vous préférez écrire? Indiquez-nous votre nom, votre province, votre ville, votre numéro de permis et le forfait voulu :',
  dialog: {
    title: 'Demander une inscription',
    listingType: 'Forfait',
    choose: 'Choisir un forfait',
    province: 'Province ou territoire',
    chooseProvince: 'Choisir dans la liste',
    city: 'Ville',
    messageHint:
      'Votre numéro de permis et le nom de votre ordre ou organisme de réglementation nous aident à vérifier plus vite.',
    send: 'Envoyer la demande',
    sent: '✓ Merci! Votre demande d’inscription a été envoyée. Nous communiquerons avec vous bientôt.',
    failed: '✗ Une erreur est survenue lors de l’envoi de votre demande. Veuillez réessayer.',
  },
  done: 'Votre demande d’inscription a été envoyée. La réponse arrivera à {{email}}.',
};
