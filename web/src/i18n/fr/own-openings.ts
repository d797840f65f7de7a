import type { French } from '../namespaces.ts';

export const strings: French<'own-openings'> = {
  member: {
    title: 'Votre prochaine place libre',
    text: 'On vous trouve sous « D’ici deux semaines », et les personnes qui attendent une place sont prévenues par courriel. L’annonce prend fin d’elle-même.',
    none: 'Votre profil n’annonce pas de place libre.',
    shown: 'Votre profil annonce : {{when}}.',
    fromCalendar: 'Votre profil annonce, d’après votre agenda : {{when}}.',
    say: 'Annoncer une place libre',
    again: 'La modifier',
    end: 'La retirer',
    said: 'Votre profil l’annonce maintenant.',
    ended: 'C’est retiré.',
    refused: 'Ces jours ne conviennent pas. Le dernier ne peut être passé ni précéder le premier.',
    loadFailed: 'Vos places libres n’ont pas pu être chargées.',
  },
  calendar: {
    title: 'Lire mon agenda public',
    text: 'Si vous le voulez, nous y lisons votre prochain moment libre. Nous ne lisons rien d’autre et ne réservons rien.',
    address: 'Adresse de votre page Cal.com ou d’un fichier SMART Scheduling Links',
    hint: 'Par exemple https://cal.com/votre-nom/premiere-rencontre',
    read: 'Lire cet agenda',
    stop: 'Ne plus le lire',
    waiting: 'Il sera lu d’ici deux minutes.',
    works: 'Lu pour la dernière fois le {{date}}.',
    trouble: 'Il n’a pas pu être lu. L’adresse est-elle exacte et publique?',
    kept: 'Nous le lisons désormais.',
    stopped: 'Nous ne le lisons plus.',
  },
};
