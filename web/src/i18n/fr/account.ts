import type { strings as english } from '../en/account.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  login: {
    title: 'Ouvrir une session',
    description: 'Pour les psychologues inscrits au répertoire.',
    lead: 'Pour les psychologues inscrits au répertoire.',
    text: 'L’ouverture de session en ligne n’est pas encore offerte. Pour modifier votre profil, écrivez-nous depuis l’adresse courriel de votre inscription et nous le ferons pour vous.',
    write: 'Écrire à {{email}}',
    join: 'Demander une inscription',
  },
  register: {
    title: 'La création de compte est désactivée',
    description: 'Les comptes sont créés à la main après la vérification des titres.',
    lead: 'Vous ne pouvez pas créer de compte ici. Nous créons le compte de chaque membre à la main, après avoir vérifié ses titres.',
    join: 'Demander une inscription',
    login: 'Ouvrir une session',
  },
  reset: {
    title: 'Réinitialiser votre mot de passe',
    description: 'Pour les membres qui ont oublié leur mot de passe.',
    lead: 'Avez-vous oublié votre mot de passe?',
    text: 'Écrivez-nous depuis l’adresse courriel de votre compte et nous vous enverrons ce qu’il faut pour en choisir un nouveau.',
    write: 'Écrire à {{email}}',
    login: 'Retour à l’ouverture de session',
  },
};
