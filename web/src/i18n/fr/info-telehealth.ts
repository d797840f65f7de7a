import type { strings as english } from '../en/info-telehealth.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  title: 'Consulter un psychologue en ligne',
  description:
    'Comment se passent les séances en ligne avec un psychologue au Canada : qui peut vous voir et où, ce qu’il faut, confidentialité, coût, et quand se voir en personne.',
  lead: 'Au Canada, bien des psychologues consultent par vidéo ou par téléphone. Pour beaucoup de motifs, cela fonctionne aussi bien qu’en personne, et personne n’a à se déplacer.',
  cards: {
    one: {
      title: 'L’endroit où vous êtes compte',
      text: 'La règle suit l’endroit où vous vous trouvez pendant la séance. En général, le psychologue doit pouvoir exercer dans cette province ou ce territoire.',
    },
    two: {
      title: 'Ce qu’il vous faut',
      text: 'Un téléphone, une tablette ou un ordinateur avec caméra, une connexion stable, des écouteurs et cinquante minutes sans être dérangé.',
    },
    three: {
      title: 'Un lieu privé',
      text: 'Une auto stationnée ou une chambre avec un ventilateur devant la porte font l’affaire. Dites au psychologue si quelqu’un pourrait entendre.',
    },
    four: {
      title: 'La confidentialité',
      text: 'Les psychologues se servent d’outils conformes aux lois sur les renseignements de santé. Demandez lequel, et si quelque chose est enregistré : en règle générale, rien ne l’est.',
    },
    five: {
      title: 'Coût et assurances',
      text: 'Une séance en ligne coûte d’habitude le même prix. La plupart des régimes qui couvrent les psychologues les couvrent aussi en ligne; vérifiez avant la première séance.',
    },
    six: {
      title: 'Quand se voir en personne',
      text: 'Certaines évaluations, les jeunes enfants et les moments de crise demandent souvent une rencontre en personne. Le psychologue vous le dira.',
    },
  },
  more: {
    title: 'Avant la première séance',
    first:
      'On vous demandera où vous êtes et qui appeler en cas d’urgence. Essayez le lien quelques minutes d’avance et convenez de ce que vous ferez si la connexion coupe.',
    second:
      'Si vous voyagez ou déménagez dans une autre province, dites-le assez tôt : votre psychologue devra peut-être demander une autorisation, ou vous aider à trouver quelqu’un.',
  },
  actions: { primary: 'Trouver des psychologues en ligne', secondary: 'Lire la FAQ' },
};
