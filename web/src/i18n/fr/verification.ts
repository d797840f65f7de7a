import type { French } from '../namespaces.ts';

export const strings: French<'verification'> = {
  title: 'Vérification des psychologues',
  description:
    'Comment le répertoire vérifie les psychologues avant et après leur inscription : les quatre étapes, leur durée et les exigences.',
  lead: 'Derrière chaque profil, il y a un permis : repris du registre de l’organisme de réglementation, ou vérifié dans ce registre par une personne. Voici ce qui est vérifié, en combien de temps, et ce que cela ne dit pas.',
  apply: 'Demander une inscription',
  ask: 'Nous poser une question',
  facts: {
    psychologists: 'psychologues au répertoire aujourd’hui',
    provinces: 'provinces et territoires où ils exercent',
  },
  tabs: {
    label: 'Vérification',
    overview: 'Aperçu',
    process: 'Étapes de la vérification',
    benefits: 'Avantages',
    requirements: 'Exigences',
  },
  overview: {
    text: 'N’importe qui peut mettre un site en ligne. La vérification veut dire que la personne nommée dans un profil figure au registre de l’organisme de réglementation et peut porter le titre là où elle exerce.',
    registration: {
      title: 'Permis d’exercice',
      text: 'Nous cherchons le psychologue dans le registre public de sa province ou de son territoire (au Québec, le tableau de l’Ordre des psychologues) et comparons le nom, le numéro et le statut.',
    },
    identity: {
      title: 'Identité',
      text: 'Quand une personne demande une inscription, nous comparons sa demande avec ce que l’organisme de réglementation publie à son sujet, et nous posons des questions si les deux diffèrent.',
    },
    standing: {
      title: 'Dossier en règle',
      text: 'Nous vérifions s’il y a des conditions, des suspensions ou des décisions disciplinaires publiées. Si nous constatons qu’une personne n’a pas le droit d’exercer, son profil n’est pas publié, ou il est retiré.',
    },
    yearly: {
      title: 'Chaque année',
      text: 'La vérification est valide un an. Les mêmes contrôles sont ensuite refaits.',
    },
    limits:
      'La vérification n’est pas une recommandation. Elle ne dit pas si une personne vous convient et ne remplace pas le registre de l’organisme de réglementation, toujours plus à jour que nous.',
  },
  process: {
    text: 'De la demande au profil public en quatre étapes. Les délais sont en jours ouvrables et dépendent de l’arrivée des documents.',
    days: 'De {{from}} à {{to}} jours ouvrables',
    application: {
      title: 'Envoi de la demande',
      text: 'Vous remplissez la demande d’inscription et nous dites qui a délivré votre permis. Nous la lisons et demandons ce qui manque.',
    },
    credentials: {
      title: 'Vérification des titres',
      text: 'Nous vérifions votre permis, votre diplôme et votre titre dans le registre public de l’organisme de réglementation et, au besoin, auprès de l’établissement.',
    },
    background: {
      title: 'Vérification des antécédents',
      text: 'Nous vérifions s’il y a des conditions liées à votre permis et des décisions disciplinaires publiées, partout où vous avez eu un permis.',
    },
    activation: {
      title: 'Mise en ligne du profil',
      text: 'Nous créons votre compte et vous envoyons une invitation. Vous rédigez ou relisez votre profil, puis il devient public.',
    },
  },
  benefits: {
    trust: {
      title: 'La confiance avant le premier message',
      text: 'Les gens qui cherchent de l’aide ne savent souvent pas qui croire. Un permis vérifié leur montre que vous pouvez porter le titre.',
    },
    found: {
      title: 'On vous trouve pour ce que vous faites',
      text: 'Vos domaines de pratique, vos approches, vos langues et vos types de séances sont ce que les gens cherchent, en français et en anglais.',
    },
    contact: {
      title: 'Un contact direct',
      text: 'Nous vous transmettons les messages et ne touchons aucune commission. Vous répondez directement aux gens qui vous écrivent.',
    },
    profile: {
      title: 'Un profil bien à vous',
      text: 'Vous ouvrez une session et modifiez votre profil vous-même. La plupart des changements paraissent dans la recherche environ une seconde plus tard; un nouveau nom ou de nouveaux titres attendent notre vérification.',
    },
    ranking:
      'La vérification est la même pour les fiches gratuites et Premium. Ce que Premium change est expliqué à la page sur le <link>classement des résultats</link>.',
  },
  requirements: {
    registration: {
      title: 'Un permis en vigueur',
      text: 'À titre de psychologue, auprès de l’organisme de réglementation de chaque province ou territoire où vous voyez des clients, sans condition qui vous empêche d’exercer de façon autonome.',
    },
    degree: {
      title: 'Un doctorat',
      text: 'En psychologie, d’un établissement que reconnaît votre ordre ou votre organisme de réglementation.',
    },
    experience: {
      title: 'Au moins 2 ans d’expérience',
      text: 'De pratique depuis l’obtention du permis. La pratique supervisée qui précède ne compte pas.',
    },
    documents: {
      title: 'Des documents',
      text: 'Votre numéro de permis, une preuve d’identité et le nom de l’établissement qui a décerné votre diplôme.',
    },
    validity: {
      title: 'Valide un an',
      text: 'Un an après la mise en ligne de votre profil, les mêmes contrôles sont refaits.',
    },
    fees: {
      title: 'Les frais ne sont pas remboursables',
      text: 'Ce qui est payé pour une fiche Premium n’est pas remboursé si la vérification échoue; en cas de doute, demandez-nous d’abord. La fiche de base est gratuite.',
    },
  },
};
