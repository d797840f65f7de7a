import type { French } from '../namespaces.ts';

export const strings: French<'condition'> = {
  updated: 'Mis à jour le <date>{{date}}</date>',
  start: {
    title: 'Pour la suite',
    assessment: 'Faire l’autoévaluation',
    match: 'Trouver un psychologue',
    note: 'L’autoévaluation prend de {{from}} à {{to}} minutes. Vos réponses restent sur votre appareil.',
  },
  criteriaNote:
    'Seule une personne qualifiée peut poser un diagnostic, après vous avoir rencontré. Cette liste n’est pas un test : ne vous en servez pas pour vous étiqueter, ni pour étiqueter quelqu’un d’autre.',
  crisis: {
    title: 'Soutien en cas de crise',
    text: 'Nul besoin d’une certitude, ni d’une raison particulière. Si vous ou un proche êtes en danger ou n’en pouvez plus, ces lignes sont là maintenant.',
  },
  videos: {
    title: 'Vidéos',
    text: 'Vidéos à venir. D’ici là, les ressources ci-dessous sont un bon point de départ.',
  },
  resources: {
    title: 'Ressources sur {{name}}',
    guides: 'Guides pour trouver de l’aide',
    search: 'Psychologues dont le profil mentionne {{name}}',
    elsewhere: 'Site externe',
  },
  others: 'Autres troubles',
  sources: {
    title: 'Sources',
    text: 'Les faits de cette page viennent de ces sources, dans nos propres mots. Ils informent; ils ne remplacent pas l’avis de quelqu’un qui vous connaît.',
  },
};
