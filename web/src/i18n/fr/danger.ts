import type { French } from '../namespaces.ts';

export const strings: French<'danger'> = {
  suicide: {
    title: 'Vous n’avez pas à affronter cela sans aide',
    text: 'Parlez à quelqu’un maintenant.',
    more: 'Un proche vous inquiète? Appelez pour lui : ces lignes sont là pour vous aussi.',
  },
  violence: {
    title: 'Vous avez le droit d’être en sécurité',
    text: 'On vous fait du mal? Ce n’est pas votre faute.',
    more: 'Ces lignes vous écoutent, vous croient et savent où vous mettre à l’abri. Si vous craignez de faire du mal à quelqu’un, éloignez-vous et appelez : l’aide est là pour vous aussi.',
  },
  medical: {
    title: 'Demandez de l’aide maintenant',
    text: 'Appelez même dans le doute.',
    more: 'La personne qui répond vous dit quoi faire jusqu’à l’arrivée des secours. Personne ne doit rester seul en ce moment. Si des drogues ont été prises, donnez de la naloxone si vous en avez : la loi protège qui appelle contre une accusation de possession de drogue.',
  },
  child: {
    title: 'De l’aide pour un enfant, et pour vous',
    text: 'Vous faites bien d’en parler.',
    more: 'Vous craignez de faire du mal à un bébé? Couchez-le dans un endroit sûr, comme son lit. Sortez de la pièce, respirez et appelez quelqu’un. Quelqu’un vous fait du mal, ou en fait à un enfant? Ce n’est pas votre faute.',
  },
  pages: {
    label: 'Des pages qui peuvent aider',
    tonight: 'Quoi faire ce soir',
    talk: 'Comment parler à une personne qui vous inquiète',
    walkIn: 'Où aller en personne',
  },
  private:
    'Les psychologues que vous cherchez sont plus bas. Nous ne gardons aucune trace de cette recherche. Personne ne vous appellera donc : faites le premier pas.',
};
