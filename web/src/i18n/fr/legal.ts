import type { strings as english } from '../en/legal.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Les conditions d’utilisation du répertoire.',
    lead: 'Les conditions dans lesquelles vous pouvez utiliser le répertoire.',
    directory: {
      title: 'Ce qu’est le répertoire',
      text: 'Le répertoire publie des renseignements sur les psychologues autorisés du Canada. La recherche est gratuite. Ce n’est pas une clinique, il ne donne pas d’avis médical et n’est pas partie à ce que vous convenez avec un psychologue.',
    },
    accuracy: {
      title: 'Exactitude',
      text: 'Les profils proviennent des psychologues et des registres publics. Ils peuvent ne plus être à jour. Avant de vous fier à un permis, vérifiez-le auprès de l’organisme provincial. Signalez-nous une erreur et nous la corrigerons.',
    },
    use: {
      title: 'Usage raisonnable',
      text: 'Merci de ne pas copier le répertoire en bloc, de ne pas utiliser ses coordonnées à des fins publicitaires et de ne pas le charger au point d’en priver les autres.',
    },
    emergency: {
      title: 'Urgences',
      text: 'Le répertoire ne peut pas aider en cas d’urgence. Composez le 911, ou appelez ou textez le 9-8-8.',
    },
  },
  privacy: {
    title: 'Confidentialité',
    description: 'Ce que le répertoire conserve à votre sujet, pourquoi et pendant combien de temps.',
    lead: 'Ce que nous conservons à votre sujet, pourquoi et pendant combien de temps.',
    search: {
      title: 'La recherche',
      text: 'Vous pouvez chercher et lire des profils sans compte. Nous n’établissons aucun profil de vous.',
    },
    cookie: {
      title: 'Un seul témoin',
      text: 'Un témoin nommé « language » retient si vous lisez en français ou en anglais. Il ne contient rien d’autre.',
    },
    retention: {
      title: 'Durée de conservation',
      text: 'Adresses données pour recevoir les résultats d’une autoévaluation, avec le trouble visé, le résultat et son degré : 90 jours. Texte des messages envoyés par le site : 180 jours après la remise. Données d’utilisation, recueillies seulement avec votre consentement : 13 mois. Une tâche quotidienne supprime ce qui est plus ancien.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Vous pouvez demander ce que nous détenons à votre sujet et le faire corriger ou supprimer. Écrivez-nous.',
    },
  },
  contact: 'Écrivez-nous',
};
