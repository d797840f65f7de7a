import type { French } from '../namespaces.ts';

export const strings: French<'your-data'> = {
  title: 'Ce que nous gardons de vous',
  lead: 'Pour toute personne qui a écrit par ce site sans avoir de compte. Nous envoyons un lien à votre adresse. Il montre ce que nous gardons; vous pouvez y obtenir une copie, ou tout faire effacer.',
  email: 'Votre adresse courriel',
  emailHint: 'Celle que vous avez donnée ici.',
  ask: 'M’envoyer le lien',
  alike:
    'Nous écrivons à toute adresse tapée ici, que nous en gardions quelque chose ou non. Le lien fonctionne pendant 24 heures.',
  member:
    'Vous avez un compte? <login>Ouvrez une session</login> : votre copie et la suppression du compte sont dans le tableau de bord.',
  privacy: 'Ce que nous gardons, et pendant combien de temps',
  did: {
    sent: 'Regardez votre boîte de courriel',
    sentText:
      'Nous y avons envoyé un lien. Si rien n’arrive en quelques minutes, regardez dans le courrier indésirable.',
    failed: 'Nous ne pouvons pas écrire à cette adresse',
    failedText: 'Veuillez la vérifier. Rien n’a été gardé.',
    later: 'Trop de demandes pour l’instant',
    laterText: 'Veuillez réessayer plus tard, demain au besoin. Rien n’a été gardé.',
    erasing: 'L’effacement est en cours',
    erasingText: 'Il prend d’habitude moins d’une minute. Un courriel vous dira que c’est fait.',
    gone: 'Ce lien ne fonctionne plus',
    goneText:
      'Il a plus d’un jour, ou il a servi à tout effacer, ou l’adresse est incomplète. Demandez-en un nouveau.',
  },
  of: 'De {{email}}',
  until: 'Cette page prend fin le {{date}}. Rien ne change tant que vous n’appuyez pas.',
  looking: 'Nous cherchons encore.',
  again: 'Regarder de nouveau',
  nothing: 'Nous ne gardons rien de cette adresse, sauf la demande que vous venez de faire.',
  item: '{{what}} : {{count}}',
  since: 'du {{first}} au {{last}}',
  kinds: {
    contact_messages: 'Messages que vous avez écrits',
    inquiries: 'À qui vos messages ont été montrés',
    listing_requests: 'Demandes d’inscription, ou pour dire qu’un profil est le vôtre',
    assessment_emails: 'Résultats d’autoévaluation que vous avez fait envoyer',
    opening_alerts: 'Recherches pour lesquelles vous voulez être prévenu des places libres',
    alert_openings: 'Places libres dont nous vous avons prévenu',
    member_mails: 'Courriels au sujet d’un compte, demandés avec cette adresse',
    contact_address_changes: 'Questions pour savoir si les visiteurs peuvent écrire à cette adresse',
    sign_in_address_changes: 'Questions pour savoir si un membre peut ouvrir une session avec cette adresse',
    other: 'Autres mentions de cette adresse',
  },
  copyTitle: 'Une copie',
  copyText:
    'Un fichier qui contient tout cela, que d’autres programmes peuvent lire. Vous pouvez le télécharger tant que cette page existe.',
  copy: 'Préparer ma copie',
  copying: 'Votre copie est en préparation.',
  copied: 'Votre copie est prête.',
  download: 'Télécharger ma copie',
  eraseTitle: 'Tout effacer',
  eraseText:
    'Ce qui n’a pas encore été envoyé ne l’est plus. Les psychologues à qui vous avez écrit n’en sont pas avisés.',
  stays: 'Voici ce qui reste, pour que vous le sachiez d’avance :',
  stay: {
    mailed:
      'Le courriel d’un message dans la boîte du psychologue. Il est à lui, comme ses notes, que la loi peut l’obliger à garder : adressez-vous à lui.',
    others: 'Ce que d’autres ont écrit, même si vous y êtes nommé.',
    backups: 'Les sauvegardes, jusqu’à leur suppression : 30 jours.',
    code: 'Un code de votre adresse, pour qu’aucune sauvegarde ni aucun registre ne vous ramène sans que vous le demandiez. Personne ne peut y lire l’adresse.',
  },
  sure: 'Oui, effacez pour de bon',
  erase: 'Tout effacer maintenant',
  members: 'Cette adresse est celle d’un compte ou figure sur un profil',
  membersText:
    'Un courriel ne suffit pas pour en obtenir une copie ou l’effacer : la personne à qui elle appartient ouvre une session et le fait dans le tableau de bord. Si vous n’avez pas de compte, <contact>écrivez-nous</contact> de cette adresse.',
  login: 'Ouvrir une session',
};
