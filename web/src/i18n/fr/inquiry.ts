import type { French } from '../namespaces.ts';

export const strings: French<'inquiry'> = {
  title: 'Votre message',
  stopped: 'Nous n’écrirons à personne d’autre. Les personnes sollicitées peuvent encore répondre.',
  sentOn: 'Envoyé le {{day}}. Nous vous écrivons dès qu’il y a du nouveau.',
  since: 'Depuis le {{day}}',
  yes: 'Votre message et votre adresse lui sont parvenus. Une fois que c’est réglé, dites-le ici : les autres sauront qu’il n’est plus nécessaire de répondre.',
  nextAt: 'Si personne ne dit oui, nous écrirons ensuite à {{name}}, vers le {{day}}.',
  askNext: 'Écrire à {{name}} maintenant',
  confirmAlone: 'Confirmez que ce message est de vous : nous saurons que nos nouvelles vous parviennent.',
  confirmText: 'Confirmez que ce message est de vous. D’ici là, nous n’écrivons à personne d’autre.',
  left: 'La personne à qui vous avez écrit ne figure plus dans ce répertoire. Nous en sommes désolés.',
  confirm: 'Oui, ce message est de moi',
  worked: 'C’est réglé, merci',
  stop: 'N’écrire à personne d’autre',
  remove: 'Supprimer cette page : je n’ai plus besoin de réponse',
  keeping: 'Cette page prend fin 30 jours après votre message. Elle ne montre rien de vos mots.',
  did: {
    confirm: 'Merci. Nous continuons comme vous le souhaitez.',
    next: 'C’est fait : votre message est en route.',
    worked: 'Tant mieux. Les autres qui ont votre message sauront qu’il ne faut plus répondre.',
    stop: 'Nous n’écrirons à personne d’autre. Les personnes sollicitées peuvent encore répondre.',
    failed: 'Rien n’a été fait : quelque chose a changé. Voici où en sont les choses.',
  },
  ways: {
    title: 'Ce que vous pouvez faire maintenant',
    text: 'Personne n’a dit oui ici. Certaines personnes répondent par courriel : regardez aussi votre boîte de réception. Bien des psychologues n’ont plus de place; cela ne dit rien de vous. La liste des psychologues en ligne peut comprendre des personnes à qui vous avez déjà écrit.',
    online: 'Les psychologues de votre province qui prennent de nouveaux clients en ligne',
    walkIn: 'De l’aide sans rendez-vous',
    tonight: 'Que faire ce soir',
  },
  removed: {
    title: 'Votre page est supprimée',
    gone: 'Nous n’écrirons à personne d’autre. Les personnes qui ont votre message sauront qu’il n’est plus nécessaire de répondre.',
  },
  gone: 'Cette page a pris fin',
  goneText: 'Elle prend fin après 30 jours, ou quand on la supprime. Vérifiez que l’adresse est complète.',
  answer: {
    title: 'Votre réponse',
    lead: '{{name}}, une personne vous a écrit par l’entremise du répertoire le {{day}}. Un clic suffit pour lui répondre.',
    yes: 'Oui, je peux recevoir cette personne',
    later: 'Je lui répondrai',
    full: 'Je n’ai plus de place',
    elsewhere: 'Ce n’est pas mon domaine',
    from: 'À partir du (si vous le savez)',
    until: 'Jusqu’au (si vous le savez)',
    suggestion: 'Une autre personne ou un endroit que vous suggérez (si vous voulez)',
    given: 'Votre réponse jusqu’ici : {{answer}}. Vous pouvez la changer.',
    done: 'Merci. La personne en est informée.',
    laterNext:
      'La personne attend maintenant votre courriel. Si elle a nommé d’autres psychologues, nous pourrons écrire à la prochaine personne après deux autres jours ouvrables.',
    expected:
      'Vous avez dit oui. Si vous ne vous êtes pas encore parlé, la personne attend de vos nouvelles : répondez à notre courriel, ce qui lui parvient directement, ou téléphonez s’il donne un numéro.',
    failed:
      'Cela n’a pas pu être retenu. Vérifiez le jour (d’ici deux ans) et limitez votre suggestion à 300 caractères.',
    fullNext: 'Votre profil le dit-il aussi?',
    dashboard: 'Le changer dans votre tableau de bord',
    settled: 'Une réponse n’est plus nécessaire ici. Merci d’être là.',
    gone: 'Si l’adresse est complète, la personne y a mis fin : une réponse n’est plus nécessaire. Merci d’être là.',
    byMail:
      'Vous pouvez aussi répondre au courriel : votre réponse parvient directement à la personne. Si c’est fait, choisissez aussi « Je lui répondrai » ici : nous ne pouvons pas le voir.',
  },
};
