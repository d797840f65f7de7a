import type { French } from '../namespaces.ts';

export const strings: French<'opening-alert'> = {
  title: 'Places libres',
  heading: 'Vous prévenir quand une place se libère?',
  lead: 'Nous écrivons une fois pour chaque place libre d’une personne correspondant à cette recherche, pendant 60 jours au plus.',
  on: 'Nous vous préviendrons des places libres',
  onText: 'Un courriel par place, jusqu’au {{date}}.',
  search: 'Votre recherche :',
  everybody: 'tout le Canada',
  not: 'sauf\u00a0: {{what}}',
  frame: 'dans la zone de la carte',
  see: 'Voir qui s’y trouve maintenant',
  goOn: 'Continuer à chercher',
  confirm: 'Oui, prévenez-moi',
  longer: 'Me prévenir pendant 60 jours à partir d’aujourd’hui',
  end: 'Mettre fin à ces courriels',
  sent: 'Regardez votre boîte de courriel',
  sentText:
    'Nous y avons envoyé un lien. Une fois l’adresse confirmée, nous vous prévenons pendant 60 jours.',
  failed: 'Nous ne pouvons pas écrire à cette adresse',
  failedText: 'Veuillez revenir en arrière et la vérifier. Rien n’a été gardé.',
  later: 'Trop de demandes pour l’instant',
  laterText: 'Veuillez réessayer plus tard, demain au besoin. Rien n’a été gardé.',
  ended: 'C’est terminé',
  endedText: 'Vous ne recevrez plus rien, et votre adresse est effacée.',
  confirmed: 'Merci. Nous écrirons quand il y aura une place.',
};
