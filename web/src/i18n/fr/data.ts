import type { French } from '../namespaces.ts';

export const strings: French<'data'> = {
  dataset: {
    name: 'Psychologues au Canada : données ouvertes',
    description:
      'Les psychologues inscrits à un registre au Canada qui acceptent que leur profil soit utilisé : ce qu’ils offrent, où, en quelles langues, et s’ils prennent de nouveaux clients, avec les sources et les dates.',
  },
  province: 'Province ou territoire',
  everywhere: 'Tout le Canada',
  language: 'Langue de l’encadré',
  languages: { en: 'anglais', fr: 'français' },
  person: 'Pour « nos psychologues » : l’adresse du profil de l’un d’eux',
  personHint: 'Copiez-la de la barre d’adresse. Toutes les personnes liées au même cabinet sont montrées.',
};
