import type { French } from '../namespaces.ts';

export const strings: French<'join'> = {
  plans: {
    free: { name: 'Gratuit', price: '{{price}}', action: 'Choisir le forfait gratuit' },
    monthly: { name: 'Mensuel', price: '{{price}} par mois', action: 'Choisir le forfait mensuel' },
    annual: { name: 'Annuel', price: '{{price}} par année', action: 'Choisir le forfait annuel' },
    byArrangement: 'Prix à convenir',
  },
  dialog: {
    title: 'Demander une inscription',
    listingType: 'Forfait',
    choose: 'Choisir un forfait',
    province: 'Province ou territoire',
    chooseProvince: 'Choisir dans la liste',
    city: 'Ville',
    number: 'Numéro de permis',
    numberHint: 'Tel que l’écrit votre ordre. Il nous aide à vérifier plus vite.',
    isOther: 'Ce n’est pas moi : envoyer ma demande',
    send: 'Envoyer la demande',
    sent: '✓ Merci! Votre demande d’inscription a été envoyée. Nous communiquerons avec vous bientôt.',
    failed: '✗ Une erreur est survenue lors de l’envoi de votre demande. Veuillez réessayer.',
  },
  done: 'Votre demande d’inscription a été envoyée. La réponse arrivera à {{email}}.',
};
