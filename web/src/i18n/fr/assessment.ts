import type { French } from '../namespaces.ts';

export const strings: French<'assessment'> = {
  pageDescription: '{{asks}}. En privé : vos réponses restent sur votre appareil.',
  intro: {
    time: 'Durée',
    asksAbout: 'Période visée',
    length: 'Nombre de questions',
    questions_one: '{{count, number}}',
    questions_other: '{{count, number}}',
    questions_many: '{{count, number}}',
    start: 'Commencer',
    kept: {
      title: 'Vos réponses de la dernière fois sont encore ici',
      text_one:
        '{{count, number}} question sur {{total, number}} a une réponse. Les réponses inachevées sont supprimées de cet appareil après 7 jours.',
      text_other:
        '{{count, number}} questions sur {{total, number}} ont une réponse. Les réponses inachevées sont supprimées de cet appareil après 7 jours.',
      text_many:
        '{{count, number}} questions sur {{total, number}} ont une réponse. Les réponses inachevées sont supprimées de cet appareil après 7 jours.',
      continue: 'Continuer',
      afresh: 'Recommencer à zéro',
    },
    last: { text: 'Vous avez terminé cette autoévaluation le {{date}}.', show: 'Voir ce résultat' },
    privacyTitle: 'Vos réponses restent privées',
    privacy:
      'Vos réponses restent dans ce navigateur, sur cet appareil; inachevées, elles y sont gardées 7 jours. À la fin, vous choisissez si votre résultat y est gardé 90 jours; sinon, il disparaît quand vous fermez l’onglet. Nous n’en recevons rien, à moins que vous le demandiez par courriel ou que vous cherchiez des thérapeutes à partir de ce résultat : la liste est alors classée selon sa gravité, que nous ne conservons pas. Si vous avez accepté les statistiques, nous comptons qu’une autoévaluation a été commencée et terminée, jamais une réponse ni un score. Sur un appareil partagé, supprimez ce qu’il en reste quand vous aurez terminé, sur la page de toutes les autoévaluations.',
    disclaimer: 'Lire l’avertissement complet',
    sourceTitle: 'D’où viennent les questions',
    noScript:
      'Les questions ont besoin de JavaScript, parce que vos réponses sont comptées sur votre appareil et non sur un serveur.',
  },
};
