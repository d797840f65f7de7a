import type { French } from '../namespaces.ts';

export const strings: French<'sessions'> = {
  title: 'Vos sessions ouvertes',
  explain: 'Une session se ferme après 30 jours sans visite et, dans tous les cas, après 90 jours.',
  unknown: 'Appareil inconnu',
  this: 'Cet appareil',
  began: 'Session ouverte le {{date}}',
  used: 'Dernière utilisation le {{date}}, à une heure près',
  end: 'Fermer cette session',
  endDevice: 'Fermer cette session : {{device}}',
  endOthers: 'Fermer toutes les autres sessions',
  ended: 'La session est fermée.',
  failed: 'Aucune session n’a été fermée.',
  loadFailed: 'Nous n’avons pas pu savoir où vos sessions sont ouvertes.',
  password: 'Changer de mot de passe',
  addressDropped:
    'La nouvelle adresse courriel, pas encore confirmée, est retirée. Si vous y tenez, demandez-la de nouveau.',
  data: {
    title: 'Tout ce que nous détenons à votre sujet',
    copyText:
      'Un fichier avec votre profil, ses modifications, votre compte et le reste de vos données, que d’autres programmes peuvent lire.',
    copy: 'Télécharger une copie',
    copying: 'Préparation de la copie …',
    copied: 'Votre copie est téléchargée.',
    waiting: 'C’est plus long que d’habitude. Revenez dans quelques minutes et appuyez de nouveau.',
  },
  deletion: {
    title: 'Supprimer votre compte',
    text: 'Votre profil sort aussitôt de la recherche, et tout ce que nous détenons à votre sujet est effacé pour de bon. Pour une absence seulement, masquez plutôt votre profil.',
    password: 'Votre mot de passe, encore une fois',
    submit: 'Supprimer mon compte pour de bon',
    submitting: 'Suppression en cours …',
    done: 'Votre compte est en cours de suppression.',
    doneText:
      'Votre profil est sorti de la recherche, et toutes vos sessions sont fermées. Nous écrirons à {{email}} lorsque tout sera effacé.',
    leave: 'Quitter cette page',
    failed: 'Rien n’a été supprimé.',
  },
};
