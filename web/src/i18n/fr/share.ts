import type { strings as english } from '../en/share.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  label: 'Partager ce profil',
  native: 'Partager',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Le lien n’a pas pu être copié. Le voici :',
  mail: 'Courriel',
  mailSubject: '{{name}}, psychologue',
  mailBody: 'Un profil du répertoire des psychologues : {{address}}',
  print: 'Imprimer',
};
