import type { strings as english } from '../en/faq.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Foire aux questions',
  description:
    'Des réponses sur la recherche d’un psychologue au Canada : coût, assurances, recommandation, séances en ligne et fonctionnement du répertoire.',
  items: {
    referral: {
      question: 'Faut-il être dirigé par un médecin?',
      answer:
        'Non. Vous pouvez joindre un psychologue vous-même. Certains régimes d’assurance exigent un billet du médecin avant de rembourser : vérifiez d’abord votre régime.',
    },
    cost: {
      question: 'Combien coûte une séance?',
      answer:
        'Les honoraires varient selon la province et le psychologue. Quand un psychologue les indique, son profil les affiche; sinon, renseignez-vous en écrivant. Certains offrent un tarif établi selon le revenu.',
    },
    insurance: {
      question: 'Est-ce couvert par les assurances?',
      answer:
        'Les régimes publics ne couvrent habituellement pas les psychologues en pratique privée. Bien des régimes d’employeur ou d’établissement d’enseignement remboursent une partie des frais. Le reçu compte aussi comme frais médicaux dans votre déclaration de revenus.',
    },
    difference: {
      question: 'Quelle est la différence entre un psychologue et un psychiatre?',
      answer:
        'Le psychologue évalue et traite par des méthodes psychologiques, comme la psychothérapie et les tests. Le psychiatre est un médecin qui peut prescrire des médicaments. Bien des gens consultent les deux.',
    },
    registered: {
      question: 'Que veut dire « autorisé »?',
      answer:
        'Dans chaque province, le titre est protégé par la loi. Un psychologue autorisé satisfait aux normes de formation d’un ordre ou d’un organisme provincial et lui rend des comptes. Vous pouvez vérifier toute inscription dans le registre public de cet organisme.',
    },
    online: {
      question: 'Puis-je consulter en ligne?',
      answer:
        'Beaucoup offrent des séances par vidéo ou par téléphone : utilisez le filtre du type de séance. En général, le psychologue doit être autorisé à exercer dans la province où vous vous trouvez pendant la séance.',
    },
    contact: {
      question: 'Comment joindre un psychologue?',
      answer:
        'Ouvrez son profil et écrivez-lui à l’aide du formulaire, ou utilisez le numéro de téléphone, l’adresse courriel ou le site Web qui y figure. Vous traitez directement avec le psychologue.',
    },
    premium: {
      question: 'Que veut dire « Premium »?',
      answer:
        'Que le psychologue paie pour une inscription plus complète. Cela ne dit rien de la qualité. L’effet sur l’ordre des résultats est expliqué à la page Comment ça marche.',
    },
  },
  more: 'Votre question n’y est pas?',
  contact: 'Écrivez-nous',
  search: 'Trouver un psychologue',
};
