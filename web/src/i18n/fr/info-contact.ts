import type { strings as english } from '../en/info-contact.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Comment écrire à un psychologue',
  description:
    'Quoi écrire dans un premier message à un psychologue, quoi demander, combien de temps attendre, et ce que devient votre message.',
  lead: 'Le premier message est le plus difficile, et il peut être court. Vous n’avez besoin ni de recommandation ni de compte.',
  cards: {
    one: {
      title: 'Faites court',
      text: 'Dites en une phrase ou deux ce que vous cherchez, et si c’est pour vous, pour votre enfant ou pour vous deux. Les détails peuvent attendre.',
    },
    two: {
      title: 'Demandez ce que vous devez savoir',
      text: 'Prenez-vous de nouveaux clients? Combien coûte une séance? Consultez-vous en ligne ou en personne? Avez-vous de l’expérience avec ce que je vis?',
    },
    three: {
      title: 'Dites quand vous joindre',
      text: 'Donnez des jours et des heures, et dites si un message vocal convient. Le psychologue sera discret si vous le demandez.',
    },
    four: {
      title: 'Écrivez à plus d’une personne',
      text: 'Plusieurs ont une liste d’attente. Écrire à deux ou trois à la fois est courant, et personne n’en prend ombrage.',
    },
    five: {
      title: 'Laissez quelques jours',
      text: 'Les psychologues sont avec des clients presque toute la journée. Sans réponse au bout d’une semaine, téléphonez ou écrivez à quelqu’un d’autre.',
    },
    six: {
      title: 'Pas pour ce qui presse',
      text: 'Un message peut rester des jours sans être lu. En cas de danger, composez le 911; en cas de pensées suicidaires, appelez ou textez le 9-8-8, à toute heure.',
    },
  },
  more: {
    title: 'Ce que devient votre message',
    first:
      'Le formulaire d’un profil envoie votre message à ce psychologue par courriel, et vous recevez une confirmation. Nous le gardons 180 jours après la remise, pour pouvoir renvoyer un courriel qui se serait perdu; il est ensuite effacé, avec votre nom et votre adresse.',
    second:
      'Tant que vous ne vous êtes pas rencontrés et entendus, un psychologue n’est pas encore le vôtre. Les détails de santé se disent mieux à la première séance, où le secret professionnel s’applique pleinement.',
  },
  actions: { primary: 'Trouver un psychologue', secondary: 'Écrire au répertoire' },
};
