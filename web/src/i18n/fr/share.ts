import type { French } from '../namespaces.ts';

export const strings: French<'share'> = {
  profile: {
    label: 'Partager ce profil',
    subject: '{{name}}, psychologue',
    body: 'Un profil du répertoire des psychologues : {{address}}',
  },
  article: { label: 'Partager ce guide', body: 'Un guide du répertoire des psychologues : {{address}}' },
  native: 'Partager',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  mail: 'Courriel',
};
