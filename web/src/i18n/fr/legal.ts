import type { strings as english } from '../en/legal.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Les conditions d’utilisation du répertoire.',
    lead: 'Les conditions dans lesquelles vous pouvez utiliser le répertoire, en mots simples.',
    directory: {
      title: 'Ce qu’est le répertoire',
      text: 'Le répertoire publie des renseignements sur les psychologues autorisés du Canada. La recherche est gratuite. Ce n’est pas une clinique, il ne donne pas d’avis médical et n’est pas partie à ce que vous convenez avec un psychologue.',
    },
    accuracy: {
      title: 'Exactitude',
      text: 'Les profils proviennent des psychologues et des registres publics. Ils peuvent ne plus être à jour. Avant de vous fier à un permis, vérifiez-le auprès de l’ordre ou de l’organisme provincial. Signalez-nous une erreur et nous la corrigerons.',
    },
    psychologists: {
      title: 'Pour les psychologues',
      text: 'Vous ne pouvez modifier que votre propre profil. Ce qu’il dit doit être vrai et conforme aux règles de votre ordre ou de votre organisme de réglementation. Les inscriptions Premium sont payantes, toujours signalées, et ne changent jamais ce qu’un profil dit de la formation ou du permis.\nNous pouvons masquer un profil dont nous ne parvenons pas à confirmer le permis.',
    },
    messages: {
      title: 'Messages',
      text: 'Les messages que vous envoyez par le site vont au psychologue que vous avez choisi. N’envoyez ni publicité, ni menaces, ni renseignements de santé d’autrui. Nous pouvons retenir ce qui est manifestement abusif.',
    },
    assessments: {
      title: 'Autoévaluations',
      text: 'Les autoévaluations servent à informer. Elles ne constituent pas un diagnostic et ne remplacent pas le jugement d’un professionnel.',
    },
    use: {
      title: 'Usage raisonnable',
      text: 'Merci de ne pas copier le répertoire en bloc, de ne pas utiliser ses coordonnées à des fins publicitaires et de ne pas le charger au point d’en priver les autres.',
    },
    liability: {
      title: 'Ce dont nous répondons',
      text: 'Nous gérons le répertoire avec soin, mais nous ne pouvons pas promettre qu’il soit sans erreur ni toujours accessible. Nous ne répondons pas des services des psychologues inscrits. Les droits que la loi de votre province vous donne comme consommateur ne sont pas limités par ces conditions.',
    },
    law: {
      title: 'Quelle loi s’applique',
      text: 'La loi de la province ou du territoire où vous vivez, et les lois du Canada qui s’y appliquent.',
    },
    emergency: {
      title: 'Urgences',
      text: 'Le répertoire ne peut pas aider en cas d’urgence. Composez le 911, ou appelez ou textez le 9-8-8.',
    },
  },
  privacy: {
    title: 'Confidentialité',
    description:
      'Ce que le répertoire conserve à votre sujet, pourquoi, pendant combien de temps, et qui d’autre peut le voir.',
    lead: 'Ce que nous conservons à votre sujet, pourquoi, pendant combien de temps, et qui d’autre peut le voir. En mots simples, et conforme à ce que fait le site.',
    search: {
      title: 'La recherche et la lecture',
      text: 'Vous pouvez chercher et lire des profils sans compte. Nos journaux notent le type de page, le statut de la réponse et sa durée; ils ne notent ni l’adresse de la page ni ce que vous avez cherché.\nPour que le site reste utilisable par tous, nous comptons les requêtes par adresse réseau. Ces comptes sont tenus à part de tout le reste et disparaissent en moins d’une journée.',
    },
    messages: {
      title: 'Les messages aux psychologues',
      text: 'Quand vous écrivez par le site, nous conservons votre nom, votre adresse courriel, votre numéro de téléphone et vos préférences de réponse si vous les donnez, ainsi que le message. Il est envoyé par courriel au psychologue, qui peut vous répondre directement, et vous recevez une confirmation. Un message au répertoire lui-même va aux personnes qui le gèrent.\n180 jours après la remise, le message et tout ce qui dit qui l’a écrit sont effacés : votre nom, vos coordonnées et vos préférences. S’il n’a pas pu être remis, c’est 180 jours après l’envoi. Il ne reste que le fait qu’il y a eu un message pour ce psychologue ce jour-là. Le courriel qui se trouve dans la boîte du psychologue lui appartient.',
    },
    listing: {
      title: 'Les demandes d’inscription',
      text: 'Quand un psychologue demande à figurer au répertoire, nous conservons ce que demande le formulaire, pour y répondre et vérifier le permis. Son message est effacé 180 jours après la remise, et la demande est supprimée 180 jours après la décision.',
    },
    assessments: {
      title: 'Les autoévaluations',
      text: 'Vos réponses sont notées sur votre appareil et ne le quittent jamais. Les résultats et les autoévaluations inachevées sont gardés dans votre navigateur : les résultats 90 jours, la progression 7 jours, ou jusqu’à ce que vous les supprimiez à la page des autoévaluations.\nCe n’est que si vous demandez vos résultats par courriel que nous recevons votre adresse courriel, le trouble visé, le score et la gravité. Cet enregistrement est supprimé après 90 jours. Pour que personne ne soit inondé de courriels, une forme illisible de l’adresse est comptée pendant au plus 30 jours.',
    },
    members: {
      title: 'Les comptes des membres',
      text: 'Les psychologues qui ont un compte ouvrent une session avec une adresse courriel et un mot de passe. Le compte contient ceux-ci, le mot de passe seulement sous forme d’empreinte, et le profil. Ce qui figure sur un profil public est public, y compris pour les moteurs de recherche.',
    },
    analytics: {
      title: 'Les statistiques',
      text: 'Seulement si vous dites oui, nous comptons les pages que vous voyez, dans quelle langue, et le nom du site d’où vous venez; ce que vous cherchez et combien de résultats il y a; les profils et les suggestions que vous consultez; le fait d’avoir écrit un message ou utilisé le numéro, l’adresse ou le lien d’un psychologue; et quelle autoévaluation vous avez commencée ou terminée. Jamais une réponse ni un score. Nous le faisons pour voir si le site fait son travail. Ces chiffres ne sont qu’à nous : il n’y a aucun service extérieur. Une visite porte un nom tiré au hasard, qui disparaît quand vous fermez l’onglet. Aucune adresse réseau, aucun compte et aucun texte de message n’est gardé, et une recherche qui ressemble à l’adresse ou au numéro de quelqu’un est comptée sans ses mots.\nVous pouvez changer de réponse à tout moment par « Choix des statistiques », au bas de chaque page. Nous ne vous comptons pas si votre navigateur envoie le signal « Ne pas me pister » (Do Not Track) ou Global Privacy Control, quelle qu’ait été votre réponse.',
    },
    cookies: {
      title: 'Les témoins et la mémoire du navigateur',
      text: 'Un témoin nommé « language » retient pendant un an si vous lisez en français ou en anglais. Un témoin nommé « statistics » retient pendant 13 mois si vous avez accepté ou non d’être compté. Ils ne contiennent rien d’autre.\nVotre navigateur garde aussi, sur votre appareil seulement : un message que vous avez commencé, jusqu’à la fermeture de l’onglet; les résultats d’autoévaluation décrits plus haut; un décompte de ce que vous en avez fait, soit les 100 dernières étapes et rien de plus de 90 jours, que vous pouvez voir et supprimer à la page des autoévaluations; la province choisie pour les suggestions de psychologues et, dans cet onglet, le résultat dont elles découlent; des noms de visite tirés au hasard, jusqu’à la fermeture de l’onglet; et, pour les membres, la session et une modification de profil pas encore enregistrée. Il n’y a aucun témoin publicitaire.',
    },
    others: {
      title: 'Qui d’autre intervient',
      text: 'Notre base de données, les sessions et les photos sont hébergées par notre fournisseur de données, et les courriels partent par notre fournisseur de courriel; les deux n’agissent qu’en notre nom. Nous ne vendons rien et ne transmettons rien à des fins publicitaires.',
    },
    maps: {
      title: 'Les cartes',
      text: 'La carte d’un profil charge ses images d’OpenStreetMap quand elle paraît à l’écran; les serveurs d’OpenStreetMap voient alors votre adresse réseau. Pour placer le repère, notre serveur demande à un service de géocodage où se trouve l’adresse du cabinet; rien à votre sujet n’est envoyé. Les liens vers d’autres services de cartes mènent hors du site.',
    },
    retention: {
      title: 'Durée de conservation',
      text: 'Adresses données pour recevoir les résultats d’une autoévaluation : 90 jours. Messages envoyés par le site, avec leurs auteurs : 180 jours après la remise. Demandes d’inscription : 180 jours après la décision. Statistiques, recueillies seulement avec votre consentement : 13 mois. Le fait qu’un courriel d’invitation ou de mot de passe a été demandé pour un membre : 7 jours. Une tâche quotidienne supprime ce qui est plus ancien.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Vous pouvez demander ce que nous détenons à votre sujet, le faire corriger ou supprimer, et retirer un consentement en tout temps. Écrivez-nous. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser au Commissariat à la protection de la vie privée du Canada ou à l’autorité de votre province; au Québec, à la Commission d’accès à l’information.',
    },
  },
  contact: 'Écrivez-nous',
};
