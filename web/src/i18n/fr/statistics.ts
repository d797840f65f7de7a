import type { French } from '../namespaces.ts';

export const strings: French<'statistics'> = {
  title: 'Pouvons-nous compter votre visite?',
  text: 'Pour nos propres statistiques seulement : les pages vues et les recherches faites. Aucune publicité, aucune autre entreprise, et jamais ce que vous écrivez dans un message. <privacy>Ce que nous comptons</privacy>',
  private:
    'Votre navigateur demande aux sites de ne pas vous compter, et nous ne le faisons donc pas. Il n’y a rien à choisir. <privacy>Ce que nous comptons</privacy>',
  yes: 'Oui, comptez-la',
  no: 'Non, merci',
};
