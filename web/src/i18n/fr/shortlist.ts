import type { French } from '../namespaces.ts';

export const strings: French<'shortlist'> = {
  title: 'Votre liste',
  titleLinked: 'Une liste que quelqu’un a partagée',
  lead: 'Reste dans ce navigateur. Toute personne qui utilise cet appareil peut la lire.',
  privacy:
    'La liste et vos notes restent dans ce navigateur : nous ne les recevons jamais. Toute personne qui utilise cet appareil peut les lire. Un lien copié ne contient pas vos notes.',
  tools: 'Outils',
  leadLinked:
    'Ce lien indique seulement quels psychologues figurent dans la liste. Il ne dit rien de la personne qui l’a partagé.',
  withoutScripts:
    'Votre liste est conservée par ce navigateur, ce qui exige JavaScript. Sans lui, vous pouvez tout de même ouvrir une liste que quelqu’un a partagée avec vous.',
  undo: 'Annuler',
  empty: {
    title: 'Votre liste est encore vide',
    text: 'Rien ne presse. Lorsqu’une personne semble vous convenir, appuyez sur le cœur à côté de son nom, dans une recherche ou sur un profil. Vous pourrez ensuite comparer ici ces personnes.',
    search: 'Trouver un psychologue',
    elsewhere:
      'Votre liste a été vidée dans un autre onglet ou par ce navigateur. Si ce n’était pas vous, vérifiez qui d’autre utilise cet appareil.',
  },
  unstored:
    'Ce navigateur ne conserve pas votre liste : le stockage est désactivé ou plein. La liste et vos notes durent jusqu’à ce que vous fermiez ou rechargiez cette page. Copiez le lien ou imprimez la page pour les garder.',
  failed: {
    title: 'Les profils n’ont pas pu être obtenus',
    text: 'Votre liste et vos notes sont en sûreté sur cet appareil. Vérifiez votre connexion, puis réessayez.',
  },
  gone: {
    title: 'Ne figurent plus au répertoire',
    text: '{{name}} ne figure plus au répertoire.',
    why: 'Une retraite, un déménagement ou une demande de retrait peut l’expliquer. Pour vérifier une inscription, adressez-vous à l’organisme de réglementation de la province.',
    linked_one: 'Une personne que ce lien nomme ne figure plus au répertoire.',
    linked_many: '{{count, number}} de personnes que ce lien nomme ne figurent plus au répertoire.',
    linked_other: '{{count, number}} personnes que ce lien nomme ne figurent plus au répertoire.',
  },
  choose: {
    title: 'Qui figure dans le tableau',
    text: 'Une feuille contient les quatre premières personnes.',
    others: 'Aussi dans la liste, mais pas sur cette feuille : {{names}}.',
  },
  table: {
    caption: 'Les psychologues côte à côte',
    concerns: 'Motifs de consultation',
    fees: 'Tarifs',
    individual: '{{fee}} pour une personne',
    couple: '{{fee}} pour un couple',
    online: 'Provinces des séances en ligne',
    stated: '{{where}} (sa propre déclaration, non vérifiée)',
    all: 'Afficher toutes les lignes',
    place: 'Lieu',
    phone: 'Téléphone',
    note: 'Votre note',
    lapsed: 'Aucune nouvelle récente à ce sujet',
    unknown: 'Sans précision',
    more: '+{{count}} autres',
    nobody: 'Aucune de ces personnes n’indique : {{list}}.',
    confirmed: 'confirmé le {{date}}',
    feesConfirmed: 'confirmés le {{date}}',
    remove: 'Retirer',
    removeOf: 'Retirer {{name}} de votre liste',
  },
  place: {
    label: 'À quelle distance de chez vous?',
    hint: 'Votre code postal, ses trois premiers caractères ou votre ville. Cela reste sur cette page : rien n’en est conservé ni envoyé.',
    measure: 'Afficher les distances',
    unknown:
      'Nous ne connaissons aucun lieu de ce nom. Essayez les trois premiers caractères de votre code postal.',
    from: 'Distance depuis {{place}}',
    about: 'à environ {{km}} km',
    less: 'à moins de 1 km',
    postal: 'jusqu’au centre du secteur postal',
    city: 'jusqu’au centre de la ville',
    same: { postal: 'le même secteur postal ou tout près', city: 'la même ville ou tout près' },
  },
  note: {
    label: 'Votre note sur {{name}}',
    full: 'Cette note est pleine : elle compte {{most, number}} caractères.',
  },
  removed: '{{name}} ne figure plus dans votre liste.',
  removedAll: 'Votre liste est maintenant vide et vos notes sont supprimées.',
  restored: 'Votre liste est comme avant.',
  actions: {
    label: 'Ce que vous pouvez faire de cette liste',
    print: 'Imprimer',
    withNotes: 'Imprimer aussi mes notes',
    copy: 'Copier un lien vers ces personnes',
    copied: 'Lien copié. Il ne contient que les personnes : aucune note, et rien sur vous.',
    notCopied: 'Le lien n’a pas pu être copié. Le voici :',
    removeAll: 'Retirer tout le monde',
  },
  confirm: {
    title: 'Retirer tout le monde de votre liste?',
    text: 'Toutes les personnes de la liste seront retirées, avec vos notes, dans tous les onglets de ce navigateur. Un message commencé ici est supprimé aussi.',
    no: 'Garder ma liste',
  },
  linked: {
    unread:
      'Une partie de ce lien ne peut pas être lue. Il a peut-être été coupé : demandez à qui l’a partagé de vous l’envoyer de nouveau.',
    beyond: 'Ce lien nomme plus de personnes qu’une liste n’en compte. Voici les {{most}} premières.',
    none: 'Ce lien ne nomme personne que nous connaissons.',
    noneText: 'Il est peut-être incomplet. Demandez à qui l’a partagé de vous l’envoyer de nouveau.',
    own: 'Vers votre propre liste',
    ask: 'Votre propre liste reste telle quelle, à moins que vous n’en décidiez autrement.',
    add: 'Les ajouter à ma liste',
    replace: 'Remplacer ma liste par celle-ci',
    replaceTitle: 'Remplacer votre liste?',
    replaceText:
      'Toutes les personnes de votre liste actuelle seront retirées, avec vos notes à leur sujet. C’est irréversible.',
    replaceNo: 'Garder ma liste telle quelle',
    all: 'Tout le monde ici est déjà dans votre liste.',
    full: 'Votre liste compterait plus de {{most}} personnes. Retirez-en d’abord quelqu’un, ou remplacez-la.',
  },
  notice: {
    full: 'Votre liste est pleine : elle compte {{most}} personnes. Retirez-en quelqu’un avant d’en garder une autre.',
    unstored:
      'Ce navigateur ne conserve pas votre liste : le stockage est désactivé ou plein. Elle dure jusqu’à ce que vous fermiez ou rechargiez cette page.',
    removed: '{{name}} ne figure plus dans votre liste, et votre note est supprimée.',
    close: 'Fermer',
  },
  write: {
    title: 'Écrire aux personnes de votre liste',
    text: 'Vous écrivez une seule fois. Aucune ne peut voir à qui d’autre vous avez écrit.',
    hint: 'Chaque personne lit ces mêmes mots : commencez donc sans nom. Quelques mots suffisent : ce qui vous amène et ce que vous aimeriez savoir.',
  },
};
