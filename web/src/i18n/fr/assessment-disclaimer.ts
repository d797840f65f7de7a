import type { strings as english } from '../en/assessment-disclaimer.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Avertissement sur les autoévaluations',
  description:
    'Ce que les autoévaluations peuvent et ne peuvent pas vous dire, quand demander de l’aide, ce qui est conservé et où, et les lignes d’urgence au Canada.',
  assessments: 'Autoévaluations',
  critical: {
    title: 'CES AUTOÉVALUATIONS NE SONT PAS DES DIAGNOSTICS MÉDICAUX',
    text: 'Ce sont de courts questionnaires, pour votre propre information. Seule une personne qualifiée qui vous rencontre peut poser un diagnostic. Si vous êtes en danger ou pensez au suicide, n’attendez pas un résultat : <emergency>composez le 911</emergency>, <call>appelez le 9-8-8</call> ou <text>textez le 9-8-8</text>.',
  },
  are: {
    title: 'Ce que sont les autoévaluations',
    screening: 'Une façon de regarder comment vous allez depuis un certain temps, en mots simples',
    questions:
      'Pour la dépression et l’anxiété, les questions du PHQ-9 et du GAD-7, dont se servent aussi les professionnels; pour le TDAH et le TSPT, des listes éducatives de notre cru, qui ne sont pas des instruments validés',
    start: 'Un point de départ pour en parler à un médecin, à un psychologue ou à quelqu’un de confiance',
    free: 'Gratuites, sans compte, et que l’on peut quitter à tout moment',
  },
  areNot: {
    title: 'Ce qu’elles ne sont pas',
    diagnosis: 'Un diagnostic, ni une partie d’un diagnostic',
    treatment: 'Un traitement, une thérapie ou un avis médical',
    replacement: 'Un substitut à l’évaluation d’un professionnel',
    emergency: 'Un service d’urgence : personne ne voit vos réponses, et personne ne peut donc vous appeler',
    decisions:
      'Une base pour décider d’un médicament, d’un emploi, des études, d’une garde d’enfant, d’une assurance ou de quoi que ce soit qui porte à conséquence',
  },
  limits: {
    title: 'Limites',
    bias: {
      title: 'Le biais de l’autodéclaration',
      text: 'Un résultat repose sur vos propres réponses. Une dure journée, un souvenir flou des dernières semaines ou l’envie de paraître bien ou mal peuvent le déplacer.',
    },
    scope: {
      title: 'Une portée limitée',
      text: 'Chaque autoévaluation pose quelques questions sur un seul trouble. Elle ne voit ni les autres ni ce qu’ils ont en commun : la fatigue peut venir d’une dépression, du manque de sommeil ou de la thyroïde.',
    },
    context: {
      title: 'Pas de contexte clinique',
      text: 'Les questions ne savent rien de votre santé, de vos médicaments, de votre histoire, d’un deuil ou d’un changement dans votre vie. C’est ce qu’un professionnel demande en premier.',
    },
    culture: {
      title: 'Des considérations culturelles',
      text: 'La détresse se vit et se dit autrement d’une culture, d’une langue et d’une génération à l’autre. Les questions n’ont pas été écrites en pensant à tout le monde et vous conviennent peut-être mal.',
    },
  },
  help: {
    title: 'Quand demander de l’aide',
    nowTitle: 'Tout de suite : composez le 911',
    now: {
      suicide: 'Pensées de suicide ou d’automutilation',
      others: 'Pensées de faire du mal à quelqu’un d’autre',
      severe: 'Dépression ou anxiété si grave que vous ne pouvez plus prendre soin de vous',
      psychosis: 'Entendre ou voir ce que les autres ne perçoivent pas, ou perdre le contact avec la réalité',
      substances: 'Alcool ou drogues qui vous mettent en danger, surdose ou sevrage',
    },
    nowText:
      'En cas de pensées suicidaires, vous pouvez aussi appeler ou texter le 9-8-8, jour et nuit. Si possible, ne restez pas seul(e).',
    soonTitle: 'Bientôt : une évaluation par un professionnel est recommandée',
    soon: {
      moderate: 'Votre résultat est au niveau modéré ou grave',
      lasting: 'Ce qui vous préoccupe dure depuis plus de deux semaines, ou revient sans cesse',
      life: 'Le travail, les études, la famille ou le quotidien en souffrent',
      worried: 'Vous ou un proche vous inquiétez, quoi que dise le résultat',
    },
  },
  privacy: {
    title: 'Confidentialité',
    device:
      'Vos réponses ne quittent jamais votre appareil. Vos résultats restent dans ce navigateur pendant 90 jours, ou jusqu’à ce que vous les effaciez; des réponses inachevées, pendant 7 jours. Toute personne qui utilise le même appareil peut les voir.',
    email:
      'Si vous demandez vos résultats par courriel, et seulement dans ce cas, quatre choses sont envoyées à notre serveur : votre adresse courriel, le trouble visé, le score et son niveau de gravité, avec la langue du courriel. Nous conservons ces données 90 jours; une tâche quotidienne les supprime. Si vous affichez vos résultats sans courriel, rien n’en est envoyé. Si vous cherchez des thérapeutes à partir d’un résultat, la liste est classée selon sa gravité, que nous ne conservons pas.',
    share:
      'C’est vous qui décidez de parler de vos résultats à un psychologue. Le répertoire ne les transmet pas.',
    more: 'Lire notre page sur la confidentialité',
  },
  legal: {
    title: 'Ce que vous reconnaissez',
    intro: 'En faisant une autoévaluation, vous reconnaissez que :',
    information: 'elle sert uniquement à informer et à éduquer',
    relationship: 'elle ne crée aucun lien entre vous et un psychologue, un médecin ou ce répertoire',
    own: 'vous décidez vous-même de ce que vous faites du résultat, et ne tardez pas à consulter à cause de lui',
    accuracy: 'nous ne pouvons pas promettre qu’un résultat est exact ou complet',
    rights: 'rien ici ne vous retire des droits que la loi vous donne',
  },
  emergency: {
    title: 'Ressources d’urgence',
    canada: 'Canada',
    unitedStates: 'États-Unis',
  },
  updated: 'Dernière mise à jour : <date>{{date}}</date>',
  understand: 'J’ai compris - Continuer vers les autoévaluations',
  home: 'Retour à l’accueil',
};
