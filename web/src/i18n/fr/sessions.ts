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
};
