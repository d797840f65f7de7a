import type { French } from '../namespaces.ts';

export const strings: French<'message-form'> = {
  writeTo: 'Écrire à {{name}}',
  name: 'Nom',
  fullName: 'Nom complet',
  email: 'Courriel',
  phone: 'Téléphone',
  location: 'Code postal',
  preferredReplyDay: 'Jour souhaité pour la réponse',
  preferredReplyTime: 'Moment souhaité pour la réponse',
  subject: 'Objet',
  message: 'Message',
  messageHint: 'Quelques mots suffisent : ce qui vous amène et ce que vous aimeriez savoir.',
  noPreference: 'Sans préférence',
  send: 'Envoyer le message',
  sending: 'Envoi en cours…',
  clear: 'Effacer le formulaire',
  sent: 'Message envoyé!',
  sentConfirm:
    'Il est en route. Regardez maintenant votre boîte de réception ({{email}}) : notre message contient un lien. Ouvrez-le et confirmez que ce message est de vous. Avant cela, nous n’écrivons à personne d’autre.',
  sentByHand:
    'Il est en route. Regardez maintenant votre boîte de réception ({{email}}) : notre message contient un lien. Ouvrez-le et confirmez que ce message est de vous. Avant cela, nous n’écrivons à personne d’autre. La personne suivante le reçoit seulement si vous le demandez sur la page qui s’ouvre.',
  sentNext:
    'Il est en route. {{name}} pourra vous répondre à l’adresse {{email}}. Consultez maintenant cette boîte de réception : notre message contient un lien. Ouvrez-le pour confirmer l’adresse et voir ce qui revient.',
  help: {
    title: 'De l’aide pour les premiers mots',
    text: 'Trois petites questions font un court message. Laissez de côté ce que vous voulez : vous pouvez tout changer. Rien ne quitte cet appareil avant l’envoi.',
    about: 'De quoi s’agit-il? ({{most}} au plus)',
    when: 'Quand pouvez-vous venir?',
    how: 'Comment vous joindre?',
    phone: 'Le message dit qu’on peut vous téléphoner. Donnez aussi votre numéro dans le formulaire.',
    make: { en: 'L’écrire en anglais', fr: 'L’écrire en français' },
  },
  whom: {
    title: 'À qui d’autre nous pouvons écrire',
    text: 'Bien des messages restent sans réponse. Vous pouvez nommer ici d’autres personnes ({{number}} au plus). Nous leur écrivons dans l’ordre où vous les cochez.',
    order: 'Sans JavaScript, l’ordre est celui de la liste.',
    closed: 'ne prend personne en ce moment',
    list: 'Qui reçoit votre message?',
    listText:
      'Cinq personnes au plus, dans l’ordre où vous les cochez. Nous écrivons à la première dès maintenant, et aux autres seulement selon vos choix ci-dessous.',
    atOnce: 'À combien de personnes écrire en même temps',
    one: 'Une après l’autre',
    several: '{{number}} en même temps',
    passesOn:
      'Si une personne n’a pas de place, est injoignable ou ne répond pas en deux jours ouvrables, écrivez à la suivante pour moi.',
    byHand: 'La personne suivante ne le reçoit que si vous cochez ceci ou le demandez sur votre page.',
    confirm: 'Nous vous envoyons un lien. Avant votre confirmation, nous écrivons seulement à la première.',
  },
  sentSample: 'Ceci est une démonstration : personne ne vous répondra.',
  sentSoon: 'Message envoyé! Nous vous répondrons bientôt.',
  savedForLater: 'Message enregistré : il sera remis plus tard.',
  failedTitle: 'Erreur lors de l’envoi du message',
  failed: 'Le message n’a pas pu être envoyé',
  unreachable: 'Le message n’a pas pu être envoyé. Vérifiez votre connexion, puis réessayez.',
  stillHere: 'Ce que vous avez écrit est toujours là.',
  unsent: 'Ce que vous avez modifié après avoir appuyé sur le bouton n’a pas été envoyé, mais reste ici.',
  urgent:
    'Ce formulaire n’est pas destiné aux urgences : une réponse peut prendre quelques jours. Si vous pensez au suicide, <call>appelez le 9-8-8</call> ou <text>textez le 9-8-8</text>, jour et nuit.',
  keeping:
    'Nous supprimons le texte de votre message 180 jours après sa remise (<privacy>confidentialité</privacy>).',
  draft:
    'Jusqu’à l’envoi, il reste dans cet onglet seulement. Sur un appareil partagé, effacez le formulaire avant de partir.',
  honeypot: 'Laissez ce champ vide',
  toast: { label: 'Avis', viewport: 'Avis ({{hotkey}})' },
};
