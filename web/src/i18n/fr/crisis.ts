import type { French } from '../namespaces.ts';

export const strings: French<'crisis'> = {
  notice:
    '<strong>Ceci n’est pas un diagnostic.</strong> Vous pensez au suicide ou êtes en danger? Appelez ou textez, jour et nuit :',
  call: 'Appeler le {{number}}',
  callIn: '{{place}} : {{number}}',
  text: 'Texter le {{number}}',
  textKeyword: 'Texter {{keyword}} au {{number}}',
  place: 'Si vous avez besoin d’aide maintenant {{where}}',
  elsewhere: 'Lignes par province et territoire',
  elsewhereViolence: 'Lignes pour la violence et les agressions sexuelles, par province et territoire',
  more: 'Plus d’aide',
  sources:
    'Numéros tirés de <sources>pages publiques</sources>, la plus ancienne datée de {{year}}, d’autres sans date, pas encore confirmés par téléphone.',
  trauma: {
    none: 'Nous n’avons pas pu confirmer le numéro d’une ligne pour la violence sexuelle {{where}}. Il y en a peut-être une : le 211 la connaît, et le 9-8-8 répond jour et nuit.',
  },
  plan: {
    text: 'Quelques mots écrits maintenant peuvent aider si un moment difficile survient.',
    action: 'Écrire un plan de sécurité',
  },
  review: {
    done: 'Les textes cliniques des autoévaluations, des pages sur les troubles et de l’aide qui les accompagne ont été révisés par {{name}}, {{credentials}}, le {{date}}.',
    none: 'Les textes cliniques des autoévaluations, des pages sur les troubles et de l’aide qui les accompagne n’ont pas encore été révisés par une clinicienne ou un clinicien.',
    questions: 'Les questions du PHQ-\u20609 et du GAD-\u20607 sont celles qui ont été publiées.',
  },
  hurt: {
    call911:
      'Si vous vous êtes fait mal, ou êtes sur le point de vous faire du mal, composez le 911 ou rendez-vous à l’urgence la plus proche.',
    anywhere:
      'Si vous vous êtes fait mal, ou êtes sur le point de vous faire du mal, composez le 911 (au Nunavut, appelez la GRC) ou rendez-vous à l’urgence ou au centre de santé le plus proche.',
    no911:
      'Si vous vous êtes fait mal, ou êtes sur le point de vous faire du mal, appelez la GRC de votre communauté ou rendez-vous à son centre de santé.',
  },
  panel: {
    title: 'Vous n’avez pas à affronter cela sans aide',
    text: 'Parlez à quelqu’un maintenant : une personne de confiance, ou une ligne gratuite.',
    thanks:
      'Merci d’avoir répondu avec franchise. De telles pensées montrent à quel point ce que vous portez est lourd, et elles peuvent passer.',
    private:
      'Nous ne voyons pas votre réponse : elle reste sur cet appareil. Cela veut aussi dire que personne ne vous appellera : faites le premier pas.',
  },
};
