import type { French } from '../namespaces.ts';

export const strings: French<'contact'> = {
  title: 'Nous joindre',
  titleFor: 'Écrire à {{name}}',
  description: 'Écrivez à l’équipe du répertoire, ou à un psychologue dont vous avez lu le profil.',
  lead: 'Une question sur le répertoire, une correction à un profil, un problème avec le site : écrivez-nous.',
  leadFor: 'Votre message est destiné à <profile>{{name}}</profile>. La réponse arrivera à votre adresse.',
  unknown: {
    title: 'Psychologue introuvable',
    text: 'Le psychologue visé par ce lien ne figure pas au répertoire. Ce que vous écrivez ici parviendra aux personnes qui gèrent le répertoire.',
  },
  failed: {
    title: 'Impossible de charger les renseignements du psychologue',
    text: 'Nous n’avons pas pu trouver à qui ce message est destiné. Réessayez, ou écrivez au répertoire.',
    directory: 'Écrire au répertoire',
  },
  psychologist: {
    title: 'Pour joindre un psychologue',
    text: 'Ouvrez son profil et écrivez-lui à partir de là : nous lui transmettons le message.',
  },
  mail: { title: 'Par courriel', text: 'Vous pouvez aussi écrire à' },
};
