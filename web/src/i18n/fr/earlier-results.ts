import type { French } from '../namespaces.ts';

export const strings: French<'earlier-results'> = {
  forAppointment: 'Préparer un rendez-vous',
  title: 'Au fil du temps : {{name}}',
  caption_one: '{{count, number}} résultat, de 0 à {{highest, number}}.',
  caption_other: '{{count, number}} résultats, du plus ancien au plus récent, de 0 à {{highest, number}}.',
  caption_many: '{{count, number}} résultats, du plus ancien au plus récent, de 0 à {{highest, number}}.',
  scores: 'Scores, du plus ancien au plus récent : {{scores}}.',
  asTable: 'La même chose en tableau',
  completed: 'Terminée le',
  score: 'Score',
  band: 'Niveau',
  change: {
    same: 'Le même score que le {{date}} : {{to, number}}.',
    lower_one: '{{count, number}} point de moins que le {{date}} : de {{from, number}} à {{to, number}}.',
    lower_other: '{{count, number}} points de moins que le {{date}} : de {{from, number}} à {{to, number}}.',
    lower_many: '{{count, number}} points de moins que le {{date}} : de {{from, number}} à {{to, number}}.',
    higher_one: '{{count, number}} point de plus que le {{date}} : de {{from, number}} à {{to, number}}.',
    higher_other: '{{count, number}} points de plus que le {{date}} : de {{from, number}} à {{to, number}}.',
    higher_many: '{{count, number}} points de plus que le {{date}} : de {{from, number}} à {{to, number}}.',
  },
  real: {
    rule: 'Au {{instrument}}, un écart de {{points, number}} points ou plus est habituellement considéré comme un changement réel.',
    reached: 'C’est le cas ici.',
    less: 'Cet écart est plus petit : un score monte et descend un peu de lui-même.',
    unknown:
      'On ne sait pas ici combien de points font un changement réel : c’est une liste à visée éducative, et non un instrument validé.',
    source: 'Source :',
  },
};
