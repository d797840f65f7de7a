import type { strings as english } from '../en/contact.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Nous joindre',
  description: 'Écrivez aux personnes qui gèrent le répertoire.',
  lead: 'Une question sur le répertoire, une correction à un profil, un problème avec le site : écrivez-nous.',
  action: 'Écrire à {{email}}',
  psychologist: {
    title: 'Pour joindre un psychologue',
    text: 'Nous ne transmettons pas les messages envoyés à cette adresse. Ouvrez le profil du psychologue et utilisez les coordonnées qui y figurent.',
    action: 'Trouver un psychologue',
  },
  crisis: {
    title: 'S’il vous faut de l’aide maintenant',
    text: 'Nous ne pouvons pas répondre aux urgences. Composez le 911, ou appelez ou textez le 9-8-8 en tout temps.',
  },
};
