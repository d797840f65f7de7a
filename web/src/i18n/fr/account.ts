import type { French } from '../namespaces.ts';

export const strings: French<'account'> = {
  email: 'Courriel',
  requiredNote: 'Les champs marqués d’un * sont obligatoires.',
  password: {
    label: 'Mot de passe',
    show: 'Afficher',
    hide: 'Masquer',
    required: 'Le mot de passe est obligatoire',
    repeatRequired: 'Veuillez saisir le mot de passe une seconde fois.',
    mismatch: 'Les deux mots de passe ne sont pas identiques.',
  },
  errors: {
    credentials: 'L’adresse courriel ou le mot de passe est incorrect. Vérifiez-les, puis réessayez.',
    notConfirmed:
      'Cette adresse courriel n’est pas encore confirmée. Utilisez d’abord le lien du courriel que nous vous avons envoyé.',
    closed: 'Ce compte est fermé. Écrivez-nous si vous croyez qu’il s’agit d’une erreur.',
    tooMany: 'Il y a eu trop de tentatives. Veuillez patienter quelques minutes, puis réessayez.',
    othersOpen:
      'Votre nouveau mot de passe est enregistré, mais nous n’avons pas pu fermer vos sessions sur vos autres appareils. Veuillez enregistrer un autre mot de passe, ou écrivez-nous.',
    unreachable: 'Le service n’a pas répondu. Vérifiez votre connexion et réessayez dans un instant.',
    samePassword: 'C’est votre mot de passe actuel. Veuillez en choisir un autre.',
    presentWrong: 'Ce n’est pas votre mot de passe actuel.',
    needsLink:
      'Votre session est ouverte depuis un moment. Fermez-la, puis choisissez un nouveau mot de passe à l’aide du lien que vous envoie « Mot de passe oublié? ».',
  },
  withoutScripts: 'Ce formulaire a besoin de JavaScript. Activez-le dans votre navigateur ou écrivez-nous :',
  login: {
    title: 'Ouvrir une session',
    lead: 'Pour les psychologues inscrits au répertoire.',
    submitting: 'Ouverture de la session…',
    forgot: 'Mot de passe oublié?',
    failed: 'Une erreur est survenue à l’ouverture de la session',
    tooMany:
      'Il y a eu trop de tentatives pour ce compte, peut-être par quelqu’un d’autre. Nous pouvons vous envoyer par courriel un lien qui vous permet d’entrer tout de suite. Ou patientez, puis réessayez plus tard.',
    mailLink: 'M’envoyer un lien par courriel',
    linkSent: 'Si cette adresse a un compte, un lien se trouve dans sa boîte de réception.',
    loggedOut: 'Votre session est fermée.',
    toGoOn: 'Ouvrez une session pour accéder à cette page. Vous y reviendrez ensuite.',
  },
  aside: {
    joinTitle: 'Vous n’êtes pas encore dans le répertoire?',
    joinText: 'Nous créons chaque compte à la main, après avoir vérifié les titres professionnels.',
    join: 'Demander une inscription',
    helpTitle: 'Besoin d’aide?',
    helpText: 'Écrivez à <email>{{email}}</email> depuis l’adresse courriel de votre fiche.',
  },
  reset: {
    title: 'Réinitialiser votre mot de passe',
    lead: 'Saisissez l’adresse courriel de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    again: 'Envoyer de nouveau',
    submitting: 'Envoi en cours…',
    sent: 'Les instructions de réinitialisation ont été envoyées à votre adresse courriel!',
    sentText:
      'Rien de nouveau après quelques minutes? Un lien que nous vous avons déjà envoyé peut encore servir : utilisez le courriel le plus récent, et regardez aussi dans les courriels indésirables. Vérifiez que {{email}} est bien l’adresse de votre compte.',
    failed: 'Une erreur est survenue. Veuillez réessayer.',
    login: 'Retour à l’ouverture de session',
  },
  newPassword: {
    title: 'Votre nouveau mot de passe',
    opening: 'Vérification du lien',
    for: 'Pour le compte {{email}}',
    label: 'Nouveau mot de passe',
    hint: 'Au moins {{count}} caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.',
    repeat: 'Nouveau mot de passe, encore une fois',
    submit: 'Enregistrer le mot de passe',
    submitting: 'Enregistrement…',
    unreachable: 'Le lien n’a pas pu être vérifié',
    missing: 'Ouvrez le lien de notre courriel',
    missingText:
      'Cette page permet de choisir un nouveau mot de passe à l’aide du lien que nous envoyons par courriel. Vous pouvez en demander un ici.',
    expired: 'Ce lien ne fonctionne plus',
    expiredText:
      'Il a déjà servi ou il est trop ancien. Chaque lien ne sert qu’une fois et pour une durée limitée. Demandez-en un nouveau, et utilisez le courriel le plus récent.',
    present: 'Mot de passe actuel',
    saved: 'Votre nouveau mot de passe est enregistré.',
    savedText: 'Vos sessions sont fermées sur tous les autres appareils.',
    ask: 'Demander un lien',
    askAgain: 'Demander un nouveau lien',
  },
  confirmAddress: {
    title: 'Confirmez votre adresse',
    lead: 'Appuyez sur le bouton, et les messages des visiteurs arriveront à l’adresse qui a reçu notre courriel.',
    confirm: 'Confirmer cette adresse',
    confirming: 'Confirmation…',
    done: 'L’adresse est confirmée.',
    doneText: 'Les messages des visiteurs arrivent maintenant à {{address}}.',
    missingText: 'Cette page confirme une adresse à l’aide du lien que nous y envoyons.',
    dashboard: 'Aller au tableau de bord',
  },
};
