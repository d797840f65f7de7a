import type { French } from '../namespaces.ts';

export const strings: French<'accuracy'> = {
  asOf: 'Compté le {{day}}.',
  figures: {
    listed: 'Personnes inscrites',
    confirmed: 'Ont indiqué au cours des 45 derniers jours si elles prennent de nouveaux clients',
    answered: 'Messages qui ont eu une réponse d’un clic',
    median: 'La moitié de ces réponses est venue en moins de',
    reported: 'Signalements d’erreur',
    mended: 'Signalements corrigés',
    kept: 'Signalements laissés tels quels après vérification',
  },
  of: '{{part}} sur {{whole}} ({{percent}})',
  none: 'aucun pour le moment',
  hours_one: '{{count}} heure',
  hours_many: '{{count}} heures',
  hours_other: '{{count}} heures',
  noAnswers: 'Pas encore de réponse',
  provinces: 'Ont répondu au cours des 45 derniers jours, par province',
  nowhere: 'Sans province',
};
