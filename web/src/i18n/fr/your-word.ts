import type { French } from '../namespaces.ts';

export const strings: French<'your-word'> = {
  title: 'Votre profil est-il encore exact?',
  leave: 'Retirer votre profil?',
  leadLeave: '{{name}}, votre profil vient d’un registre public. Un clic le retire.',
  clients: 'Prenez-vous de nouveaux clients?',
  lead: '{{name}}, une personne nous a dit que ceci n’est pas exact sur votre profil : {{what}}.',
  leadClients: '{{name}}, répondez d’un clic : votre profil le dira aussitôt.',
  given: 'Votre réponse jusqu’ici : {{answer}}. Vous pouvez la changer.',
  done: 'Merci. Votre réponse est gardée.',
  stopped: 'Nous ne vous poserons plus la question.',
  failed: 'La réponse n’a pas pu être gardée : le lien a peut-être plus de 60 jours.',
  failedOpening: 'La réponse n’a pas été gardée. Vérifiez les jours; le lien a peut-être plus de 60 jours.',
  failedLeave:
    'La réponse n’a pas pu être gardée : le lien a peut-être plus de 60 jours, ou le profil a maintenant un compte, qui peut le masquer dans son tableau de bord.',
  profile: 'Votre profil',
  dashboard: 'Modifiez-le dans votre tableau de bord',
};
