import type { strings as english } from '../en/danger.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  suicide: {
    title: 'Vous n’avez pas à affronter cela sans aide',
    text: 'Si vous pensez à la mort ou à vous faire du mal, ou si un proche y pense : parlez à quelqu’un maintenant.',
  },
  violence: {
    title: 'Vous avez le droit d’être en sécurité',
    text: 'Le danger est là, maintenant? Commencez par la première ligne ci-dessous. Les autres vous écoutent, vous croient et savent où vous mettre à l’abri. Si on vous fait du mal, ce n’est pas votre faute. Si vous craignez de faire du mal à quelqu’un, éloignez-vous et appelez : l’aide est là pour vous aussi.',
  },
  medical: {
    title: 'Demandez de l’aide maintenant',
    text: 'Appelez même si vous n’êtes pas sûr. Restez avec la personne, et donnez de la naloxone si vous en avez. Vous craignez la police? Quand on demande de l’aide pour une surdose, la loi protège contre une accusation de possession de drogue.',
  },
  child: {
    title: 'De l’aide pour un enfant, et pour vous',
    text: 'Quelqu’un vous fait du mal, ou en fait à un enfant? Ce n’est pas votre faute. Ces lignes écoutent et agissent. Vous craignez de faire du mal à un bébé? Couchez-le dans un endroit sûr, comme son lit. Sortez de la pièce, respirez et appelez quelqu’un. Demander de l’aide, c’est prendre soin.',
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
