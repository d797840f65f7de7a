import type { strings as english } from '../en/crisis.ts';
import type { Translated } from '../namespaces.ts';

export const strings: Translated<typeof english> = {
  notice:
    '<strong>Ceci n’est pas un diagnostic.</strong> Si vous êtes en danger, composez le <emergency>911</emergency>. Si vous pensez au suicide, <call>appelez le 9-8-8</call> ou <text>textez le 9-8-8</text>, jour et nuit, en français ou en anglais.',
  call: 'Appeler le {{number}}',
  text: 'Texter le {{number}}',
  textKeyword: 'Texter {{keyword}} au {{number}}',
  panel: {
    title: 'Vous n’avez pas à affronter cela sans aide',
    text: 'Merci d’avoir répondu avec franchise. De telles pensées montrent combien ce que vous portez est lourd, et elles peuvent passer. Parlez à quelqu’un maintenant : une personne de confiance, ou l’une de ces lignes gratuites.',
    private:
      'Personne d’autre ne voit votre réponse : elle reste sur cet appareil. Cela veut aussi dire que personne ne vous appellera : faites le premier pas. Si vous vous êtes blessé(e) ou êtes sur le point de le faire, composez le 911 ou rendez-vous à l’urgence la plus proche.',
  },
  search: {
    text: 'Si vous pensez à la mort ou à vous faire du mal, si une personne qui vous est proche y pense, ou si vous n’êtes pas en sécurité : parlez à quelqu’un maintenant, une personne de confiance ou l’une de ces lignes gratuites. Les psychologues que vous cherchez figurent plus bas.',
    private:
      'Nous ne conservons pas cette recherche. Cela veut aussi dire que personne ne vous appellera : faites le premier pas. Si vous vous êtes blessé(e) ou êtes sur le point de le faire, composez le 911 ou rendez-vous à l’urgence la plus proche.',
  },
};
