import type { French } from '../namespaces.ts';

export const strings: French<'claim'> = {
  title: 'C’est moi',
  lead: 'Le profil de <profile>{{name}}</profile> vient d’un registre public. Si c’est vous, écrivez-nous : nous comparons avec le registre, puis vous pourrez tenir le profil à jour vous-même. C’est gratuit.',
  failed: 'Le profil n’a pas pu être trouvé.',
  taken: {
    title: 'Ce profil ne peut pas être revendiqué ici',
    text: 'Il a déjà un compte, ou il n’est plus dans le répertoire. Si c’est le vôtre, ouvrez une session ou écrivez-nous.',
    login: 'Ouvrir une session',
    write: 'Nous écrire',
  },
  name: 'Votre nom, comme dans le registre',
  email: 'Courriel',
  emailHint: 'L’invitation y est envoyée. Le mieux est une adresse que publie votre ordre ou votre cabinet.',
  message: 'Ce qui montre que c’est vous',
  messageHint: 'Votre numéro de permis, par exemple.',
  sent: 'Merci! Nous comparons ce que vous avez écrit avec le registre, et nous vous écrirons bientôt.',
};
